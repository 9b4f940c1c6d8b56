import { flagsOf, isCleared, type PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import type { Database } from '../../platform/database/database.ts'
import { ORDER_FLAGS } from './batches.messages.ts'
import { type FlaggedRow, findFlaggedOrders, findFlaggedPayouts } from './order-flags.repository.ts'

/** What there is to check, and whether somebody cleared it. */
export interface CheckedOrder {
  readonly flags: readonly PayoutFlag[]
  /** The flags in French. */
  readonly labels: readonly string[]
  /** Whether it may be paid: it has no flags, or all were cleared. */
  readonly isFree: boolean
  /** Who cleared it last, and why. */
  readonly release: FlaggedRow['release']
}

export async function checkOrders(
  database: Database,
  orders: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, CheckedOrder>> {
  return checkedById(await findFlaggedOrders(database, idsOf(orders)))
}

export async function lookAtPayouts(
  database: Database,
  payouts: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, CheckedOrder>> {
  return checkedById(await findFlaggedPayouts(database, idsOf(payouts)))
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)

function checkedById(rows: readonly FlaggedRow[]): ReadonlyMap<string, CheckedOrder> {
  return new Map(rows.map((row) => [row.id, checkedOrderOf(row)]))
}

function checkedOrderOf(row: FlaggedRow): CheckedOrder {
  const { kind, holder, username, last_name: lastName, company, people, released } = row
  const flags = flagsOf({
    kind,
    claimCents: row.claim_cents,
    holder,
    policyholder: { username, lastName, company },
    people,
    hasPaid: row.has_paid,
    receivedCents: row.received,
    isEstate: row.is_estate,
  })
  return {
    flags,
    labels: flags.map((flag) => ORDER_FLAGS[flag]({ people, proof: row.payee_proof })),
    // a flagged debit still leaves: its payer can have it refunded by their bank
    isFree: kind === null || isCleared(flags, released),
    release: flags.length > 0 ? row.release : null,
  }
}
