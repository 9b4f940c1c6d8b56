import type { BatchObservableCallback, Meter } from '@opentelemetry/api'
import { ALARMING } from '@sillage/domain/payments/sepa/reason-codes.ts'
import { DAILY_STEPS } from '@sillage/domain/work/daily-steps.ts'
import { readHouse } from '../../administration/operations/house.repository.ts'
import { documentsWaiting } from '../../documents/pdf-workers.ts'
import { alarmsAt } from '../../payments/batches/alarms.service.ts'
import { type Database, forReports, poolCounts } from '../../platform/database/database.ts'
import { filesWaiting } from '../../platform/files/file-keeper.ts'
import { type Examined, examine } from '../../platform/http/health.routes.ts'
import { logFailure } from '../../platform/loggable-error.ts'

/** The figures are read from the database at most this often, however many readers there are. */
const KEPT_MS = 15_000

interface Observed extends Examined {
  readonly database: Database
}

/** Observes queues, daily steps, dependencies and pending payments, whenever Prometheus reads. */
export function observeHouse(meter: Meter, { database, probe, files }: Observed) {
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(name, { description })
  const instruments = {
    check: gauge('sillage.check', '1: it answers; 0: it does not'),
    connections: gauge('db.client.connection.count', 'Connections to the database, by state'),
    pending: gauge('db.client.connection.pending_requests', 'Calls that wait for a connection'),
    queue: gauge('sillage.queue.length', 'What waits, by queue'),
    success: gauge(
      'sillage.daily_work.last_success.seconds',
      'When a step last succeeded, in seconds since 1970; 0: never',
    ),
    failing: gauge('sillage.daily_work.failing', '1: it failed when it was last done'),
    clearing: gauge('sillage.ledger.clearing.euros', 'Balance of a clearing account'),
    unanswered: gauge(
      'sillage.payment.orders.unanswered',
      'Orders that the bank should have answered five days of settlement ago',
    ),
    faults: gauge(
      'sillage.payment.orders.at_fault',
      'Orders refused in ten days because of us, by the code of the bank',
    ),
    size: gauge('sillage.database.size.bytes', 'All that the database holds'),
  }
  const read = keptFor(KEPT_MS, async () => ({
    ...(await readHouse(forReports(database))),
    alarms: await alarmsAt(forReports(database), Temporal.Now.instant()),
  }))
  const observe: BatchObservableCallback = async (result) => {
    const health = await examine({ probe, files })
    for (const [check, error] of Object.entries(health))
      result.observe(instruments.check, error === null ? 1 : 0, { check })
    for (const [pool, { used, idle, waiting }] of Object.entries(poolCounts(database))) {
      result.observe(instruments.connections, used, { pool, state: 'used' })
      result.observe(instruments.connections, idle, { pool, state: 'idle' })
      result.observe(instruments.pending, waiting, { pool })
    }
    for (const [queue, length] of Object.entries({ ...documentsWaiting(), ...filesWaiting() }))
      result.observe(instruments.queue, length, { queue })
    // when the database is away, the last figures are too old to report
    const house = health.database === null ? await read() : null
    if (house === null) return
    const queues = {
      mails: house.mailsWaiting,
      refused_mails: house.mailsRefused,
      papers: house.papersWaiting,
    }
    for (const [queue, length] of Object.entries(queues))
      result.observe(instruments.queue, length, { queue })
    const known = new Map(house.steps.map((one) => [one.name, one]))
    for (const step of DAILY_STEPS) {
      const { succeededAt = null, failedAt = null } = known.get(step) ?? {}
      result.observe(instruments.success, (succeededAt?.epochMilliseconds ?? 0) / 1000, { step })
      result.observe(instruments.failing, failedAt === null ? 0 : 1, { step })
    }
    for (const { account, cents } of house.clearing)
      result.observe(instruments.clearing, cents / 100, { account })
    result.observe(instruments.unanswered, house.alarms.unanswered)
    const faults = new Map(house.alarms.faults.map(({ code, orders }) => [code, orders]))
    for (const code of ALARMING) result.observe(instruments.faults, faults.get(code) ?? 0, { code })
    result.observe(instruments.size, house.databaseBytes)
  }
  meter.addBatchObservableCallback(observe, Object.values(instruments))
}

/** Caches a reading for so long; null when it failed, which is logged. */
function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T | null> {
  let last: Promise<T | null> | null = null
  let readAt = 0
  return () => {
    if (last !== null && Date.now() - readAt < milliseconds) return last
    readAt = Date.now()
    return (last = read().catch((error: unknown) => {
      logFailure(error)
      return null
    }))
  }
}
