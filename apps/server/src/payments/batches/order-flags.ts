import { flagsOf, isLetGo, type PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import type { Database } from '../../platform/database/database.ts'
import { ORDER_FLAGS } from './batches.messages.ts'
import { type FlaggedRow, findFlaggedOrders, findFlaggedPayouts } from './order-flags.repository.ts'

/** What there is to look at, and whether somebody has. */
export interface Looked {
  readonly flags: readonly PayoutFlag[]
  /** The same in French. */
  readonly labels: readonly string[]
  /** Whether it may be paid: nothing is to be looked at, or all of it was let go. */
  readonly isFree: boolean
  /** Who let it go last, and why. */
  readonly release: FlaggedRow['release']
}

export async function lookAtOrders(
  database: Database,
  orders: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Looked>> {
  return lookedById(await findFlaggedOrders(database, idsOf(orders)))
}

export async function lookAtPayouts(
  database: Database,
  payouts: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Looked>> {
  return lookedById(await findFlaggedPayouts(database, idsOf(payouts)))
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)

function lookedById(rows: readonly FlaggedRow[]): ReadonlyMap<string, Looked> {
  return new Map(rows.map((row) => [row.id, lookedOf(row)]))
}

function lookedOf(row: FlaggedRow): Looked {
  const { kind, holder, username, last_name: lastName, company, people, released } = row
  const flags = flagsOf({
    kind,
    claimCents: row.claim_cents,
    holder,
    policyholder: { username, lastName, company },
    people,
    hasPaid: row.has_paid,
    receivedCents: row.received,
  })
  return {
    flags,
    labels: flags.map((flag) => ORDER_FLAGS[flag](people)),
    // a debit is flagged and leaves all the same: whoever is debited has it back from their bank
    isFree: kind === null || isLetGo(flags, released),
    release: flags.length > 0 ? row.release : null,
  }
}
