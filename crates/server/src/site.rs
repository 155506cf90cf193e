//! The browser client: static files, read once from the output folder of `tools/web`, or embedded in the
//! program. No path of a request ever reaches the disk.

use std::{
    collections::HashMap,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    response::Response,
};
use game::Lang;
use sha2::{Digest as _, Sha256};

/// The document of every page that the client renders.
const CLIENT: &str = "/index.html";
/// The folder of files whose names contain their hash.
const IMMUTABLE: &str = "/a/";

/// Security headers of every file: pages run our own scripts, and nothing injected.
const SECURITY_HEADERS: [(&str, &str); 3] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
    ),
];

/// Why a folder can't be served.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file can't be read.
    #[error("failed to read {0}: {1}")]
    Read(PathBuf, io::Error),
    /// The folder holds no browser client.
    #[error("{0} contains no browser client; build one with tools/web")]
    Empty(PathBuf),
}

/// The client embedded in the program.
#[cfg(feature = "embed")]
#[derive(rust_embed::Embed)]
#[folder = "$PAGODA_SITE"]
struct Embedded;

/// All files of the client, by path.
pub(crate) struct Site(HashMap<String, File>);

/// A file with its headers.
struct File {
    bytes: Bytes,
    brotli: Option<Bytes>,
    kind: HeaderValue,
    /// Hash of its content, for the `ETag` header.
    tag: String,
}

impl File {
    fn new(path: &str, bytes: Bytes) -> File {
        let hash = Sha256::digest(&bytes);
        let tag = hash.iter().take(12).fold(String::new(), |mut tag, byte| {
            let _ = write!(tag, "{byte:02x}");
            tag
        });
        let kind = HeaderValue::from_static(kind(path));
        File { bytes, brotli: None, kind, tag }
    }
}

/// The media type of a file, by its extension.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ogg" => "audio/ogg",
        "m4a" => "audio/mp4",
        "webmanifest" => "application/manifest+json",
        "xml" => "application/xml; charset=utf-8",
        _ => "text/plain; charset=utf-8",
    }
}

impl Site {
    /// Reads a folder whose pages are served at `url`.
    pub(crate) fn read(folder: &Path, url: &str) -> Result<Site, SiteError> {
        let mut read = HashMap::new();
        gather(folder, "", &mut read)?;
        Site::from_files(read, url).ok_or_else(|| SiteError::Empty(folder.to_owned()))
    }

    /// The embedded client.
    #[cfg(feature = "embed")]
    pub(crate) fn embedded(url: &str) -> Option<Site> {
        let file = |path: std::borrow::Cow<'static, str>| {
            let bytes = match Embedded::get(&path)?.data {
                std::borrow::Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                std::borrow::Cow::Owned(bytes) => bytes.into(),
            };
            Some((format!("/{path}"), bytes))
        };
        Site::from_files(Embedded::iter().filter_map(file).collect(), url)
    }

    /// No client is embedded in this build.
    #[cfg(not(feature = "embed"))]
    pub(crate) fn embedded(_: &str) -> Option<Site> {
        None
    }

    /// A site of these files; none if the client isn't among them.
    fn from_files(mut read: HashMap<String, Bytes>, url: &str) -> Option<Site> {
        let is_brotli =
            |path: &str| path.strip_suffix(".br").is_some_and(|it| read.contains_key(it));
        let packed: Vec<String> = read.keys().filter(|it| is_brotli(it)).cloned().collect();
        let packed: Vec<_> = packed.iter().filter_map(|path| read.remove_entry(path)).collect();
        let file = |(path, bytes): (String, Bytes)| (path.clone(), File::new(&path, bytes));
        let mut files: HashMap<String, File> = read.into_iter().map(file).collect();
        for (path, bytes) in packed {
            if let Some(file) = files.get_mut(path.trim_end_matches(".br")) {
                file.brotli = Some(bytes);
            }
        }
        if !files.contains_key(CLIENT) {
            return None;
        }
        let mut site = Site(files);
        let url = url.trim_end_matches('/');
        let robots = format!("User-agent: *\nDisallow: /api/\nSitemap: {url}/sitemap.xml\n");
        site.add("/robots.txt", robots);
        site.add("/sitemap.xml", site.sitemap(url));
        Some(site)
    }

    /// Adds a generated file.
    fn add(&mut self, path: &str, text: String) {
        self.0.insert(path.to_owned(), File::new(path, text.into()));
    }

    /// The sitemap: all pages that can be read without a script.
    fn sitemap(&self, url: &str) -> String {
        let pages = self.0.keys().filter_map(|path| path.strip_suffix(CLIENT));
        let mut pages: Vec<&str> = pages.collect();
        pages.sort_unstable();
        let mut map = String::from(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
             xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
        );
        for page in &pages {
            let _ =
                write!(map, "<url><loc>{url}{}</loc>", if page.is_empty() { "/" } else { page });
            // A page in another language is the same path with the language's letters.
            let spoken = |lang: &Lang| page.ends_with(&format!("/{lang}"));
            let plain =
                Lang::ALL.iter().find(|it| spoken(it)).map_or(*page, |_| &page[..page.len() - 3]);
            for lang in Lang::ALL {
                let other =
                    if lang == Lang::En { plain.to_owned() } else { format!("{plain}/{lang}") };
                if !plain.is_empty() && pages.contains(&other.as_str()) {
                    let _ = write!(
                        map,
                        "<xhtml:link rel=\"alternate\" hreflang=\"{lang}\" href=\"{url}{other}\"/>"
                    );
                }
            }
            map += "</url>\n";
        }
        map + "</urlset>\n"
    }

    /// The file that a path names: itself, a page of its own, or the client, which has pages for all paths.
    fn find(&self, path: &str) -> Option<&File> {
        let plain = path.trim_end_matches('/');
        let own = self.0.get(path).or_else(|| self.0.get(&format!("{plain}{CLIENT}")));
        let last = plain.rsplit('/').next().unwrap_or("");
        let is_page = !last.contains('.') && !path.starts_with(IMMUTABLE);
        own.or_else(|| self.0.get(CLIENT).filter(|_| is_page))
    }

    /// Answers a read outside the API; none if there is no such file.
    pub(crate) fn answer(&self, request: &Request) -> Option<Response> {
        let path = request.uri().path();
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        if !is_read || path == "/api" || path.starts_with("/api/") {
            return None;
        }
        let file = self.find(path)?;
        let brotli = file.brotli.as_ref().filter(|_| accepts_brotli(request.headers()));
        let tag = format!("\"{}{}\"", file.tag, if brotli.is_some() { "-br" } else { "" });
        let is_not_modified = is_cached(request.headers(), &tag);
        let body =
            if is_not_modified { Bytes::new() } else { brotli.unwrap_or(&file.bytes).clone() };
        let mut answer = Response::new(Body::from(body));
        if is_not_modified {
            *answer.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = answer.headers_mut();
        for (name, value) in SECURITY_HEADERS {
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        let is_immutable = path.starts_with(IMMUTABLE);
        let cache = if is_immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(header::CONTENT_TYPE, file.kind.clone());
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        if file.brotli.is_some() {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if brotli.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        Some(answer)
    }
}

/// Reads all files below a folder.
fn gather(folder: &Path, at: &str, read: &mut HashMap<String, Bytes>) -> Result<(), SiteError> {
    let wrong = |why| SiteError::Read(folder.to_owned(), why);
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let path = format!("{at}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            gather(&entry.path(), &path, read)?;
        } else {
            let bytes = fs::read(entry.path());
            let bytes = bytes.map_err(|why| SiteError::Read(entry.path(), why))?;
            read.insert(path, bytes.into());
        }
    }
    Ok(())
}

/// The parts of a header that is a list.
fn parts(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

/// Whether the client accepts Brotli.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    parts(headers, header::ACCEPT_ENCODING).any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|it| it.parse::<f32>().ok());
        name.trim() == "br" && weight != Some(0.0)
    })
}

/// Whether the client has this version in its cache.
fn is_cached(headers: &HeaderMap, tag: &str) -> bool {
    let mut known = parts(headers, header::IF_NONE_MATCH);
    known.any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}
