import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../configuration/config-values.ts'
import { listenToPoolWaits } from './pool-wait.ts'

/** From 5 ms, enough for most calls, to 10 s, when a statement is given up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const advice = { explicitBucketBoundaries: SECONDS }
const NANOSECONDS = 1e9

export interface MetricsPlace {
  readonly host: string
  readonly port: number
}

export interface Metrics {
  readonly meter: Meter
  /** The address that Prometheus reads. */
  readonly address: string
  /** Counts every request by route. Call it before the routes are mounted. */
  countRequests(app: FastifyInstance): void
  close(): Promise<void>
}

/** Serves `/metrics` on its own address, which no proxy exposes. The library is loaded only if metrics are enabled. */
export async function openMetrics({ host, port }: MetricsPlace): Promise<Metrics> {
  const { MeterProvider } = await import('@opentelemetry/sdk-metrics')
  const { PrometheusExporter } = await import('@opentelemetry/exporter-prometheus')
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  const provider = new MeterProvider({ readers: [exporter] })
  await exporter.startServer().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new ConfigError(
      `Les mesures ne peuvent pas être servies à ${host}, port ${port} (${code}) : changez METRICS_PORT ou METRICS_HOST.`,
    )
  })
  const meter = provider.getMeter('sillage')
  const waits = meter.createHistogram('db.client.connection.wait_time.seconds', { advice })
  listenToPoolWaits((seconds) => waits.record(seconds))
  const stopLoop = watchEventLoop(meter)
  return {
    meter,
    address: `http://${host}:${port}/metrics`,
    countRequests(app) {
      const durations = meter.createHistogram('http.server.request.duration.seconds', {
        advice,
      })
      app.addHook('onResponse', (request, reply, done) => {
        durations.record(reply.elapsedTime / 1000, {
          'http.request.method': request.method,
          // never the path: a thousand different paths would create a thousand series
          'http.route': request.routeOptions.url ?? '',
          'http.response.status_code': reply.statusCode,
        })
        done()
      })
    },
    async close() {
      listenToPoolWaits(null)
      stopLoop()
      await provider.shutdown()
    },
  }
}

/** Event loop delay and utilisation, both since the last reading. */
function watchEventLoop(meter: Meter): () => void {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let before = performance.eventLoopUtilization()
  meter.createObservableGauge('nodejs.eventloop.delay.p99.seconds').addCallback((result) => {
    result.observe(delays.percentile(99) / NANOSECONDS)
    delays.reset()
  })
  meter.createObservableGauge('nodejs.eventloop.utilization').addCallback((result) => {
    const now = performance.eventLoopUtilization()
    result.observe(performance.eventLoopUtilization(now, before).utilization)
    before = now
  })
  meter
    .createObservableGauge('process.memory.usage.bytes')
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  return () => delays.disable()
}
