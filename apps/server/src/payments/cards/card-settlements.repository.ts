import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { KnownSettlement } from '../statements/match-movements.ts'

/** The references without a stored settlement. */
export async function findUnknown(
  database: Database,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const kept = await database
    .selectFrom('card_settlement')
    .select('reference')
    .where('reference', '=', sql<string>`any(${references})`)
    .execute()
  return new Set(references).difference(new Set(kept.map(({ reference }) => reference)))
}

/** Returns whether it was new. */
export async function insertSettlement(
  transaction: Database,
  row: Insertable<Schema['card_settlement']>,
): Promise<boolean> {
  const added = await transaction
    .insertInto('card_settlement')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/**
 * Matches the unmatched movement that is the transfer of a settlement. Returns its day, or undefined when there is
 * none.
 */
export async function holdBooked(
  transaction: Database,
  { reference, netCents, at }: { reference: string; netCents: number; at: Date },
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('bank_movement')
    .set({ matched_by_rule: 'card', matched_at: at })
    .where('end_to_end_id', '=', reference)
    .where('cents', '=', String(netCents))
    .where('matched_at', 'is', null)
    .returning('booked_on')
    .executeTakeFirst()
  return row?.booked_on
}

/** Settlements not yet matched with a movement, by the text of their transfer. */
export async function findSettlementsNamed(
  transaction: Database,
  references: readonly string[],
): Promise<KnownSettlement[]> {
  if (references.length === 0) return []
  const rows = await transaction
    .selectFrom('card_settlement')
    .select(['id', 'reference', 'net_cents', 'fee_cents'])
    .where('reference', '=', sql<string>`any(${references})`)
    .where((settlement) =>
      settlement.not(
        settlement.exists(
          settlement
            .selectFrom('ledger_entry')
            .select('ledger_entry.id')
            .where('event', '=', 'card.settled')
            .whereRef('source', '=', 'card_settlement.id'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id, reference, net_cents, fee_cents }) => ({
    id,
    reference,
    netCents: Number(net_cents),
    feeCents: Number(fee_cents),
    isBooked: false,
  }))
}
