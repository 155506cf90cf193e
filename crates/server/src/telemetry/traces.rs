//! Export of traces by OpenTelemetry (OTLP over HTTP). Spans wait in a bounded queue for a thread of their own: when the
//! collector is slow, spans are dropped, and no move waits.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use async_trait::async_trait;
use opentelemetry::{KeyValue, trace::TracerProvider as _};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{
    ExporterBuildError, SpanExporter, WithExportConfig as _, WithHttpConfig as _,
};
use opentelemetry_sdk::{
    Resource,
    error::OTelSdkResult,
    trace::{
        BatchConfigBuilder, BatchSpanProcessor, Sampler, SdkTracerProvider, SpanData,
        SpanExporter as Exporter,
    },
};
use tracing::{Metadata, Subscriber, level_filters::LevelFilter};
use tracing_subscriber::{Layer, filter::filter_fn, registry::LookupSpan};

use crate::{config::TraceConfig, telemetry::spans::TRACED};

/// Maximum spans that wait for export; more are dropped.
const QUEUE_MAX: usize = 8_192;
/// How long spans wait to be sent together.
const EXPORT_INTERVAL: Duration = Duration::from_secs(1);
/// Timeout of a request to the collector.
const EXPORT_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a stopping process waits for the last spans to be sent.
const STOP_TIMEOUT: Duration = Duration::from_secs(2);

/// Why traces can't be exported.
#[derive(Debug, thiserror::Error)]
pub enum TraceError {
    /// The endpoint isn't a URL.
    #[error("invalid OTLP endpoint: {0}")]
    Endpoint(#[from] ExporterBuildError),
}

/// The export of traces of this process.
pub struct Traces(SdkTracerProvider);

impl Traces {
    /// Starts to export, if there is an endpoint.
    pub fn start(config: &TraceConfig) -> Result<Option<Traces>, TraceError> {
        let Some(endpoint) = &config.otlp_endpoint else { return Ok(None) };
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Client::new())
            .with_endpoint(format!("{}/v1/traces", endpoint.trim_end_matches('/')))
            .build()?;
        let queue = BatchConfigBuilder::default()
            .with_max_queue_size(QUEUE_MAX)
            .with_scheduled_delay(EXPORT_INTERVAL);
        let processor = BatchSpanProcessor::builder(LoggedExporter::new(exporter))
            .with_batch_config(queue.build())
            .build();
        let resource = Resource::builder_empty()
            .with_service_name("pagoda")
            .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")));
        let provider = SdkTracerProvider::builder()
            .with_span_processor(processor)
            .with_sampler(Sampler::ParentBased(Box::new(Sampler::TraceIdRatioBased(
                config.trace_sample_ratio,
            ))))
            .with_resource(resource.build());
        Ok(Some(Traces(provider.build())))
    }

    /// The layer of a logger that records spans for export: of our own target alone, without events.
    pub(crate) fn layer<S>(&self) -> impl Layer<S> + Send + Sync + 'static
    where
        S: Subscriber + for<'a> LookupSpan<'a> + Send + Sync,
    {
        let is_traced = |it: &Metadata<'_>| it.is_span() && it.target() == TRACED;
        tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer("pagoda"))
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_tracked_inactivity(false)
            .with_filter(filter_fn(is_traced).with_max_level_hint(LevelFilter::DEBUG))
    }

    /// Sends the last spans.
    pub fn stop(self) {
        if let Err(error) = self.0.shutdown_with_timeout(STOP_TIMEOUT) {
            tracing::warn!(%error, "failed to export the last traces; dropping them");
        }
    }
}

/// An HTTP client for the exporter's thread, which may block.
#[derive(Debug)]
struct Client(ureq::Agent);

impl Client {
    fn new() -> Client {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(EXPORT_TIMEOUT))
            .max_redirects(0)
            .http_status_as_error(false);
        Client(config.build().into())
    }
}

#[async_trait]
impl HttpClient for Client {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (head, body) = request.into_parts();
        let (head, mut body) = self.0.run(Request::from_parts(head, &body[..]))?.into_parts();
        Ok(Response::from_parts(head, body.read_to_vec()?.into()))
    }
}

/// An exporter that logs the first of successive failures, and the end of them.
#[derive(Debug)]
struct LoggedExporter<E> {
    exporter: E,
    is_failing: AtomicBool,
}

impl<E> LoggedExporter<E> {
    fn new(exporter: E) -> LoggedExporter<E> {
        LoggedExporter { exporter, is_failing: AtomicBool::new(false) }
    }
}

impl<E: Exporter> Exporter for LoggedExporter<E> {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let exported = self.exporter.export(batch).await;
        let was_failing = self.is_failing.swap(exported.is_err(), Ordering::Relaxed);
        match &exported {
            Err(error) if !was_failing => {
                tracing::warn!(%error, "failed to export traces; dropping them until the collector answers");
            }
            Ok(()) if was_failing => tracing::info!("traces are exported again"),
            _ => {}
        }
        exported
    }

    fn shutdown_with_timeout(&self, timeout: Duration) -> OTelSdkResult {
        self.exporter.shutdown_with_timeout(timeout)
    }

    fn set_resource(&mut self, resource: &Resource) {
        self.exporter.set_resource(resource);
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io,
        sync::{Arc, Mutex, PoisonError},
    };

    use opentelemetry_sdk::error::OTelSdkError;

    use super::*;

    /// A log in memory.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Log {
        fn lines(&self) -> usize {
            let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            bytes.iter().filter(|byte| **byte == b'\n').count()
        }
    }

    impl io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// An exporter that fails while it is told so.
    #[derive(Clone, Debug, Default)]
    struct Flaky(Arc<AtomicBool>);

    impl Exporter for Flaky {
        async fn export(&self, _: Vec<SpanData>) -> OTelSdkResult {
            match self.0.load(Ordering::Relaxed) {
                true => Err(OTelSdkError::InternalFailure("no collector".to_owned())),
                false => Ok(()),
            }
        }
    }

    #[tokio::test]
    async fn failures_in_a_row_are_logged_once() {
        let (log, flaky) = (Log::default(), Flaky::default());
        let writer = log.clone();
        let logger = crate::logger(move || writer.clone(), None);
        let _guard = tracing::subscriber::set_default(logger);
        let exporter = LoggedExporter::new(flaky.clone());
        // Whether the exports fail, and the lines after them.
        for (fails, lines) in [(false, 0), (true, 1), (false, 2), (false, 2), (true, 3)] {
            flaky.0.store(fails, Ordering::Relaxed);
            for _ in 0..3 {
                assert_eq!(exporter.export(Vec::new()).await.is_err(), fails);
            }
            assert_eq!(log.lines(), lines);
        }
    }
}
