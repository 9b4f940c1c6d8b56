import { randomUUID } from 'node:crypto'
import type { LedgerEvent, LedgerLine } from '@sillage/domain/payments/ledger.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { issueDues } from '../payments/dues/dues.service.ts'
import { post } from '../payments/ledger.service.ts'
import type { Database } from '../platform/database/database.ts'
import { findIssued, findRefund, payByTransfer } from './demo.repository.ts'

/** How the demo's car is paid; the IBAN is an example that no bank uses. */
export const DEMO_PLAN = {
  cadence: 'monthly',
  method: 'direct_debit',
  holder: 'Camille Roussel',
  iban: 'FR1420041010050500013M02606',
} as const

/** A bank replies within this many days: later dues are still open. */
const DAYS_TO_ANSWER = 5

/** Has the bank pay what a contract owed until some days ago; with `early`, all that is asked for. */
export async function payContract(
  database: Database,
  contractId: string,
  { early = false }: { early?: boolean } = {},
) {
  const now = Temporal.Now.instant()
  await issueDues(database, now)
  const until = dayInParis(now).subtract({ days: DAYS_TO_ANSWER })
  for (const due of await findIssued(database, contractId)) {
    const on = Temporal.PlainDate.from(due.due_on)
    if (!early && Temporal.PlainDate.compare(on, until) > 0) {
      // as after two refusals by the bank: the rest is paid by transfer
      await payByTransfer(database, due.id)
      continue
    }
    const received = early ? dayInParis(now) : on
    const owed = { account: 'policyholders', cents: -due.cents, dueId: due.id } as const
    const isDebit = due.method === 'direct_debit'
    const postings: readonly (readonly [LedgerEvent, readonly LedgerLine[]])[] = isDebit
      ? [
          ['collection.sent', [collecting(due.cents, due.id), owed]],
          ['collection.settled', [bank(due.cents), collecting(-due.cents, due.id)]],
        ]
      : [['movement.received', [bank(due.cents), owed]]]
    for (const [event, lines] of postings)
      await postNow(database, { event, source: randomUUID(), lines, on: received, ...due })
  }
}

export async function payRefund(database: Database, contractId: string) {
  const refund = await findRefund(database, contractId)
  if (!refund) return
  const { id: source, policy_id, cents } = refund
  const on = dayInParis(refund.requested_at.toTemporalInstant())
  const underWay = { account: 'payments_under_way', cents } as const
  await postNow(database, {
    event: 'payout.ordered',
    source,
    policy_id,
    on: on.add({ days: 3 }),
    lines: [
      { account: 'policyholders', cents },
      { ...underWay, cents: -cents },
    ],
  })
  const settled = { event: 'payout.settled', source, policy_id, on: on.add({ days: 4 }) } as const
  await postNow(database, { ...settled, lines: [underWay, bank(-cents)] })
}

const bank = (cents: number) => ({ account: 'bank', cents }) as const
const collecting = (cents: number, dueId: string) =>
  ({ account: 'collections_under_way', cents, dueId }) as const

interface Now {
  readonly event: LedgerEvent
  readonly source: string
  readonly policy_id: string
  readonly on: Temporal.PlainDate
  readonly lines: readonly LedgerLine[]
}

function postNow(database: Database, { event, source, policy_id: policyId, on, lines }: Now) {
  // posted on the same day: what was owed at an earlier moment is found by the day of posting
  const noon = on.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' }).toInstant()
  const at = Math.min(noon.epochMilliseconds, Date.now())
  return post(database, [{ event, source, policyId, on, lines }], new Date(at))
}
