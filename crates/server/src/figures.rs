//! What a server counts of itself, for Prometheus.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, NoLabelSet};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

use crate::store::Histogram;

/// Counters that tables and sockets share. None of them tells who or where.
#[derive(Default)]
pub(crate) struct Figures {
    /// Commands that came into effect.
    pub(crate) commands: Counter,
    /// Commands that were refused.
    pub(crate) refused: Counter,
    /// Appends that the store could not keep.
    pub(crate) not_kept: Counter,
    /// Connections that did not take what they were sent.
    pub(crate) slow: Counter,
    /// Connections that sent too much, or what is no message.
    pub(crate) abusive: Counter,
    /// Guests and tables that were not made, because too many came from one address.
    pub(crate) limited: Counter,
    /// Decisions of bots that came to a table here.
    pub(crate) bots: Counter,
    /// Tables that broke and were loaded anew.
    pub(crate) panicked: Counter,
}

/// What is counted elsewhere, at the moment of asking.
pub(crate) struct Moment {
    pub(crate) connections: usize,
    pub(crate) live_tables: usize,
    pub(crate) bots_waiting: usize,
    pub(crate) commits: u64,
    pub(crate) rows: u64,
    pub(crate) commit_p99: std::time::Duration,
    pub(crate) commit_times: Times,
}

/// How many commits took how long, as Prometheus counts: each bucket with all that are smaller.
#[derive(Debug)]
pub(crate) struct Times {
    seconds: f64,
    buckets: Vec<(f64, u64)>,
}

impl Times {
    pub(crate) fn of_micros(micros: &Histogram) -> Self {
        let seconds = |micros: u64| micros as f64 / 1e6;
        let buckets = micros.buckets().into_iter().map(|(top, count)| (seconds(top), count));
        Self { seconds: seconds(micros.sum()), buckets: buckets.collect() }
    }
}

impl Collector for Times {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let (help, kind) = ("How long commits took", MetricType::Histogram);
        let unit = Unit::Seconds;
        let mut metric = encoder.encode_descriptor("commit", help, Some(&unit), kind)?;
        let count = self.buckets.iter().map(|(_, count)| count).sum();
        let mut buckets = self.buckets.clone();
        // The last one is for everything.
        buckets.push((f64::MAX, 0));
        metric.encode_histogram::<NoLabelSet>(self.seconds, count, &buckets, None)
    }
}

impl Figures {
    /// All of them in Prometheus' own text.
    pub(crate) fn text(&self, moment: Moment) -> String {
        let mut registry = Registry::with_prefix("karak");
        registry.register("commands", "Commands that came into effect", self.commands.clone());
        registry.register("refused", "Commands that were refused", self.refused.clone());
        registry.register("not_kept", "Appends that could not be kept", self.not_kept.clone());
        registry.register("slow", "Connections that were too slow", self.slow.clone());
        registry.register(
            "abusive",
            "Connections that sent too much or nonsense",
            self.abusive.clone(),
        );
        registry.register(
            "limited",
            "Guests and tables that were too many for their address",
            self.limited.clone(),
        );
        registry.register("bots", "Decisions of bots", self.bots.clone());
        registry.register(
            "panicked",
            "Tables that broke and were loaded anew",
            self.panicked.clone(),
        );
        let gauge = |number: f64| {
            let gauge: Gauge<f64, std::sync::atomic::AtomicU64> = Gauge::default();
            gauge.set(number);
            gauge
        };
        registry.register("connections", "Sockets now", gauge(moment.connections as f64));
        registry.register("live_tables", "Tables in memory", gauge(moment.live_tables as f64));
        registry.register(
            "bots_waiting",
            "Decisions of bots that are waited for",
            gauge(moment.bots_waiting as f64),
        );
        registry.register("commits", "Commits since the start", gauge(moment.commits as f64));
        registry.register("rows", "Rows kept since the start", gauge(moment.rows as f64));
        let p99 = gauge(moment.commit_p99.as_secs_f64());
        registry.register("commit_p99_seconds", "99th percentile of a commit since the start", p99);
        registry.register_collector(Box::new(moment.commit_times));
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &registry);
        text
    }
}
