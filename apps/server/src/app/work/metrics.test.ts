import { DAILY_STEPS } from '@sillage/domain/work/daily-steps.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { openMetrics } from '../../platform/metrics/metrics.ts'
import { freePort } from '../../testing/ports.factory.ts'
import { startTestProcess } from '../../testing/test-process.ts'
import { signInAs } from '../../testing/test-session.ts'

const port = await freePort()
const address = `http://127.0.0.1:${port}/metrics`
const server = await startTestProcess({ METRICS_PORT: String(port) })
afterAll(() => server.close())

/** The Prometheus series, by name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(
    lines.map((line) => {
      const cut = line.lastIndexOf(' ')
      return [line.slice(0, cut), Number(line.slice(cut + 1))]
    }),
  )
}

const sumOf = (series: Map<string, number>, name: string, ...labels: string[]) =>
  series
    .entries()
    .filter(([key]) => key.startsWith(`${name}{`) || key === name)
    .filter(([key]) => labels.every((label) => key.includes(label)))
    .reduce((sum, [, value]) => sum + value, 0)

test('the metrics count requests, queues, checks and daily steps, and name no account', async () => {
  await queueMail(server.database, {
    to: 'a@exemple.fr',
    subject: 'Votre contrat',
    text: 'Bonjour',
  })
  const camille = await signInAs(server)
  const missing = crypto.randomUUID()
  for (const path of ['/contracts/user', `/claims/${missing}`])
    await fetch(`${server.address}/backend${path}?search=a`, {
      headers: { authorization: `Bearer ${camille.token}` },
    }).then((answer) => answer.arrayBuffer())
  // once the daily steps are done; figures from the database are cached for fifteen seconds
  const series = await vi.waitUntil(
    async () => {
      const read = await scrape()
      const isDone = DAILY_STEPS.every(
        (step) => sumOf(read, 'sillage_daily_work_last_success_seconds', `step="${step}"`) > 0,
      )
      return isDone ? read : null
    },
    { timeout: 60_000, interval: 500 },
  )
  const requests = 'http_server_request_duration_seconds_count'
  const mine = ['http_route="/backend/contracts/user"', 'http_response_status_code="200"']
  expect(sumOf(series, requests, ...mine)).toBe(1)
  expect(sumOf(series, requests, 'http_route="/backend/claims/:id"', '"404"')).toBe(1)
  expect(sumOf(series, 'db_client_connection_wait_time_seconds_count')).toBeGreaterThan(5)
  expect(series.has('db_client_connection_count{pool="main",state="idle"}')).toBe(true)
  expect(sumOf(series, 'db_client_connection_pending_requests', 'pool="main"')).toBe(0)
  expect(sumOf(series, 'nodejs_eventloop_delay_p99_seconds')).toBeGreaterThan(0)
  expect(sumOf(series, 'process_memory_usage_bytes')).toBeGreaterThan(10_000_000)
  expect(sumOf(series, 'sillage_database_size_bytes')).toBeGreaterThan(1_000_000)
  expect(sumOf(series, 'sillage_queue_length', 'queue="mails"')).toBe(1)
  expect(sumOf(series, 'sillage_queue_length', 'queue="documents"')).toBe(0)
  expect(sumOf(series, 'sillage_daily_work_failing')).toBe(0)
  for (const check of ['database', 'disk', 'objects'])
    expect(sumOf(series, 'sillage_check', `check="${check}"`)).toBe(1)
  for (const account of ['collections_under_way', 'to_be_matched'])
    expect(series.has(`sillage_ledger_clearing_euros{account="${account}"}`)).toBe(true)
  expect(sumOf(series, 'sillage_payment_orders_unanswered')).toBe(0)
  expect(series.has('sillage_payment_orders_at_fault{code="BE05"}')).toBe(true)
  // no account is named, and no path makes its own series
  const all = [...series.keys()].join('\n')
  for (const named of [camille.account.id, missing, 'search']) expect(all).not.toContain(named)
}, 90_000)

test('a start fails with a sentence when the metrics port is taken', async () => {
  await expect(openMetrics({ host: '127.0.0.1', port })).rejects.toThrow(
    /^Les mesures ne peuvent pas être servies à 127\.0\.0\.1, port \d+ \(EADDRINUSE\)/,
  )
})
