//! Numbers of variable length (LEB128), and reading them from bytes that may be damaged.

use crate::StoreError;

/// Appends a number, seven bits a byte, the lowest first.
pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while 0x80 <= number {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Appends a signed number: small ones are short, whatever their sign (zigzag).
pub(super) fn put_signed(bytes: &mut Vec<u8>, number: i64) {
    put_number(bytes, ((number << 1) ^ (number >> 63)) as u64);
}

/// Bytes, read from the front.
pub(super) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn of(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    pub(super) fn number(&mut self) -> Result<u64, StoreError> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let (&byte, rest) = self.0.split_first().ok_or_else(|| damaged("it ends early"))?;
            self.0 = rest;
            number |= u64::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(damaged("a number is too long"))
    }

    pub(super) fn signed(&mut self) -> Result<i64, StoreError> {
        let number = self.number()?;
        Ok((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    /// A number of things which take a byte each at least: never more than there are bytes.
    pub(super) fn length(&mut self) -> Result<usize, StoreError> {
        let number = usize::try_from(self.number()?).map_err(StoreError::odd)?;
        if self.0.len() < number {
            return Err(damaged("a length exceeds it"));
        }
        Ok(number)
    }

    pub(super) fn key(&mut self) -> Result<[u8; 16], StoreError> {
        let (key, rest) = self.0.split_first_chunk().ok_or_else(|| damaged("it ends early"))?;
        self.0 = rest;
        Ok(*key)
    }

    pub(super) fn rest(self) -> &'a [u8] {
        self.0
    }
}

fn damaged(why: &str) -> StoreError {
    StoreError::odd(format!("damaged archived log: {why}"))
}
