//! Metrics of HTTP requests by route.

use std::time::Duration;

use axum::http::{Method, StatusCode};

/// The route of files of the browser client, and of addresses that don't exist.
const OTHER: &str = "other";

/// Counts a request, and records how long its answer took to begin: a WebSocket and a stream of news go on after it. A route
/// is a pattern, without the ids of the path.
pub(crate) fn record_request(
    route: Option<&str>,
    method: &'static str,
    status: StatusCode,
    took: Duration,
) {
    let route = route.unwrap_or(OTHER).to_owned();
    metrics::counter!("pagoda_http_requests_total", "route" => route.clone(), "method" => method, "status" => status_label(status)).increment(1);
    metrics::histogram!("pagoda_http_request_duration_seconds", "route" => route).record(took);
}

/// The label of a method. A client may invent methods, but no labels.
pub(crate) fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => OTHER,
    }
}

fn status_label(status: StatusCode) -> &'static str {
    match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invented_methods_share_a_label() {
        let invented = Method::from_bytes(b"BREW").expect("a token is a method");
        assert_eq!(method_label(&invented), "other");
        assert_eq!(method_label(&Method::DELETE), "DELETE");
        let labels = [101, 204, 304, 429, 503]
            .map(|status| status_label(StatusCode::from_u16(status).expect("a status")));
        assert_eq!(labels, ["1xx", "2xx", "3xx", "4xx", "5xx"]);
    }
}
