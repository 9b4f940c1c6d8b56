import { traceWith } from './spans.ts'

/** Sends spans to a collector, by OTLP over HTTP. The library is loaded only if tracing is enabled. */
export async function openTraces(endpoint: string) {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sillage' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('sillage')
  const kinds = { answered: SpanKind.SERVER, asked: SpanKind.CLIENT, own: SpanKind.INTERNAL }
  traceWith({
    begin({ name, side, attributes, parent }) {
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      return tracer.startSpan(name, { kind: kinds[side], attributes }, context)
    },
    fail: (span) => {
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
  })
  return {
    /** Flushes the pending spans. */
    close: async () => {
      traceWith(null)
      await provider.shutdown()
    },
  }
}
