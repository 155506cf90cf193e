//! Middleware: refuses requests of other sites' pages (CSRF).

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use wire::api::{Code, Problem};

use crate::{app::App, http::reply::Refused};

/// Lets through safe methods, and requests of our own pages or of no page at all.
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A socket is opened by a GET, and a foreign page could read its messages.
    let is_safe = is_read && !headers.contains_key(header::UPGRADE);
    let config = &app.config.listeners;
    if is_safe || is_ours(headers, &config.allowed_origins, config.tls) {
        return next.run(request).await;
    }
    Refused(Problem::new(Code::CrossOrigin)).into_response()
}

/// Over TLS a page that was loaded without it isn't trusted: an attacker on the network could have changed it.
fn is_ours(headers: &HeaderMap, allowed: &[String], tls: bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(origin) = text("origin") {
        let site = origin.strip_prefix("https://");
        let site = site.or_else(|| origin.strip_prefix("http://").filter(|_| !tls));
        return (site.is_some() && site == text("host"))
            || allowed.iter().any(|allowed| allowed == origin);
    }
    // Browsers send at least this header; programs send none.
    matches!(text("sec-fetch-site"), None | Some("same-origin" | "none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_pages_and_programs_may_act() {
        let allowed = ["https://club.example".to_owned()];
        let ours_by = |tls: bool, pairs: &[(&'static str, &str)]| {
            let pair = |(name, value): &(&'static str, &str)| {
                let name = header::HeaderName::from_static(name);
                (name, value.parse().expect("a header"))
            };
            is_ours(&pairs.iter().map(pair).collect(), &allowed, tls)
        };
        let ours = |pairs: &[(&'static str, &str)]| {
            assert_eq!(ours_by(true, pairs), ours_by(false, pairs), "{pairs:?}");
            ours_by(true, pairs)
        };
        let plain = [("host", "a.example"), ("origin", "http://a.example")];
        assert!(ours_by(false, &plain) && !ours_by(true, &plain));
        assert!(ours(&[("host", "a.example")]));
        assert!(ours(&[("host", "a.example"), ("origin", "https://a.example")]));
        assert!(ours(&[("host", "a.example"), ("origin", "https://club.example")]));
        assert!(ours(&[("host", "a.example"), ("sec-fetch-site", "same-origin")]));
        assert!(!ours(&[("host", "a.example"), ("origin", "https://b.example")]));
        assert!(!ours(&[("host", "a.example"), ("origin", "null")]));
        assert!(!ours(&[("host", "a.example"), ("origin", "ftp://a.example")]));
        assert!(!ours(&[("host", "a.example"), ("origin", "https://a.example:444")]));
        assert!(!ours(&[("host", "a.example"), ("sec-fetch-site", "cross-site")]));
        assert!(!ours(&[("host", "a.example"), ("sec-fetch-site", "same-site")]));
    }
}
