//! Resource use of processes, from /proc.

use std::{fs, path::Path};

use rustix::{param::clock_ticks_per_second, time::ClockId};

/// CPU seconds of a process, its threads included.
pub(super) fn cpu(process: u32) -> f64 {
    Stat::of(process).map_or(0.0, |stat| stat.own)
}

/// CPU seconds of a process, of its children, and of those that have ended.
pub(super) fn family_cpu(parent: u32) -> f64 {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers = processes.filter_map(|it| it.file_name().to_str()?.parse().ok());
    let children: f64 = numbers
        .filter_map(Stat::of)
        .filter(|stat| stat.parent == parent)
        .map(|stat| stat.own + stat.ended)
        .sum();
    children + Stat::of(parent).map_or(0.0, |stat| stat.own + stat.ended)
}

/// Parent of a process.
pub(super) fn parent(process: u32) -> Option<u32> {
    Stat::of(process).map(|stat| stat.parent)
}

/// Resident memory of a process, bytes.
pub(super) fn memory(process: u32) -> f64 {
    kilobytes(format!("/proc/{process}/status"), "VmRSS:") * 1024.0
}

/// Kernel memory of sockets and slabs, bytes.
pub(super) fn kernel_memory() -> f64 {
    let told = fs::read_to_string("/proc/net/sockstat").unwrap_or_default();
    let pages = told.lines().find_map(|line| line.strip_prefix("TCP:")?.split("mem ").nth(1));
    let buffers: f64 = pages.and_then(|pages| pages.trim().parse().ok()).unwrap_or(0.0);
    buffers * rustix::param::page_size() as f64 + kilobytes("/proc/meminfo", "Slab:") * 1024.0
}

/// CPU seconds of this thread.
pub(super) fn thread_cpu() -> f64 {
    let time = rustix::time::clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// The processor's name.
pub(super) fn processor() -> String {
    let told = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = told.lines().find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1));
    line.unwrap_or("unknown").trim().to_owned()
}

fn kilobytes(file: impl AsRef<Path>, name: &str) -> f64 {
    let told = fs::read_to_string(file).unwrap_or_default();
    let line = told.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0.0)
}

/// One process.
struct Stat {
    parent: u32,
    /// CPU seconds of its own.
    own: f64,
    /// CPU seconds of its children that have ended.
    ended: f64,
}

impl Stat {
    fn of(process: u32) -> Option<Stat> {
        Stat::read(&fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
    }

    fn read(line: &str) -> Option<Stat> {
        // The name is in brackets and may hold any character.
        let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
        let seconds =
            |from: usize| Some((ticks(from)? + ticks(from + 1)?) / clock_ticks_per_second() as f64);
        Some(Stat { parent: fields.get(1)?.parse().ok()?, own: seconds(11)?, ended: seconds(13)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_with_brackets_is_parsed() {
        let line = "7 (a) (b) S 3 7 7 0 -1 4194560 9 9 0 0 150 50 30 70 20 0 1 0 5 6 7";
        let stat = Stat::read(line).expect("a line of /proc");
        let second = clock_ticks_per_second() as f64;
        assert_eq!(stat.parent, 3);
        assert_eq!((stat.own, stat.ended), (200.0 / second, 100.0 / second));
    }

    #[test]
    fn this_process_has_memory_and_has_used_time() {
        let me = std::process::id();
        assert!(1e6 < memory(me) && 0.0 < thread_cpu());
        assert!(cpu(me) <= family_cpu(me));
        assert!(parent(me).is_some() && 0.0 < kernel_memory());
    }
}
