import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type ProposalRow = Selectable<Schema['claim_proposal']>

export async function insertProposal(
  transaction: Database,
  row: Insertable<Schema['claim_proposal']>,
) {
  await transaction.insertInto('claim_proposal').values(row).execute()
}

/** The last decision that was sent for a second signature, answered or not. */
export function findLastProposal(
  database: Database,
  claimId: string,
): Promise<ProposalRow | undefined> {
  return database
    .selectFrom('claim_proposal')
    .select(columnsOf('claim_proposal'))
    .where('claim_id', '=', claimId)
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function answerProposal(
  transaction: Database,
  answered: {
    readonly id: string
    readonly answer: 'signed' | 'returned' | 'recalled'
    readonly reason: string
    readonly by: string
    readonly at: Date
  },
) {
  await transaction
    .updateTable('claim_proposal')
    .set({
      answer: answered.answer,
      answer_reason: answered.reason,
      answered_by: answered.by,
      answered_at: answered.at,
    })
    .where('id', '=', answered.id)
    .execute()
}

export async function insertReserve(
  transaction: Database,
  row: Insertable<Schema['claim_reserve']>,
) {
  await transaction.insertInto('claim_reserve').values(row).execute()
}

/** The reserves set for a claim, latest first. */
export function findReserves(database: Database, claimId: string) {
  return database
    .selectFrom('claim_reserve')
    .select(['id', 'cents', 'reason', 'set_by', 'set_at'])
    .where('claim_id', '=', claimId)
    .orderBy('set_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The id of the first contract of the claim's chain. */
export async function findPolicyId(database: Database, contractId: string): Promise<string> {
  const row = await database
    .selectFrom('contract')
    .select(['id', 'origin_contract_id'])
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  return row.origin_contract_id ?? row.id
}
