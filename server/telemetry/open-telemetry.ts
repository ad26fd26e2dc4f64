import { setTimeout as sleep } from 'node:timers/promises'
import { context, DiagLogLevel, diag, propagation, trace, ValueType } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, emptyResource, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Registry } from 'prom-client'
import type { Log } from '../http/log.ts'

/** What is left to send at the end of the process may take so long. Milliseconds. */
const lastSpansMs = 1_500
const exportTimeoutMs = 10_000
/** Spans beyond this are dropped while the collector does not take them. */
const mostSpans = 2_048

export type Telemetry = {
  /** Sends the numbers of this registry each minute, or as OTEL_METRIC_EXPORT_INTERVAL says. */
  sendMetrics(read: () => Promise<Registry>): void
  /** Sends what is left, within a limit. */
  close(): Promise<void>
}

/**
 * Traces and metrics by OTLP over HTTP. The library reads the standard variables (OTEL_EXPORTER_OTLP_ENDPOINT and others).
 * A collector that hangs or is gone costs memory for `mostSpans` and one line in the log.
 */
export function startTelemetry(log: Log): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'ponte' }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  let isFailing = false
  const fail = () => {
    // The library's message may have the headers in it
    if (!isFailing) log.warn({}, 'The collector of OpenTelemetry cannot be reached')
    isFailing = true
  }
  const ignore = () => undefined
  diag.setLogger(
    { error: fail, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const spans = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    maxQueueSize: mostSpans,
    exportTimeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({ resource, spanProcessors: [spans] })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  let meters: MeterProvider | null = null

  return {
    sendMetrics(read) {
      const interval = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(interval, exportTimeoutMs),
        metricProducers: [producerOf(read)],
      })
      meters = new MeterProvider({ resource, readers: [reader] })
    },
    async close() {
      const ended = Promise.allSettled([provider.shutdown(), meters?.shutdown()])
      await Promise.race([ended, sleep(lastSpansMs, undefined, { ref: false })])
    },
  }
}

/** The numbers of /metrics, so that nothing is counted twice. Histograms, which only Node's own are, are left out. */
function producerOf(read: () => Promise<Registry>): MetricProducer {
  const begun = timeOf(Date.now())
  return {
    async collect() {
      const now = timeOf(Date.now())
      const found = await (await read()).getMetricsAsJSON()
      const metrics = found.flatMap(({ name, help, type, values }): MetricData[] => {
        const dataPoints = values.map(
          ({ value, labels }): DataPoint<number> => ({
            startTime: begun,
            endTime: now,
            attributes: labels as Record<string, string>,
            value,
          }),
        )
        const base = {
          descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
          aggregationTemporality: AggregationTemporality.CUMULATIVE,
          dataPoints,
        }
        const kind = String(type)
        if (kind === 'gauge') return [{ ...base, dataPointType: DataPointType.GAUGE }]
        if (kind === 'counter') return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true }]
        return []
      })
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: 'ponte' }, metrics }],
        },
        errors: [],
      }
    },
  }
}

/** Seconds and nanoseconds. */
const timeOf = (ms: number): [number, number] => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000]
