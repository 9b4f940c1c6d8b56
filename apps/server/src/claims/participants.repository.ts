import type { Database } from '../platform/database/database.ts'

export function findParticipants(database: Database, claimId: string) {
  return database
    .selectFrom('claim_participant')
    .innerJoin('account', 'account.id', 'claim_participant.account_id')
    .select([
      'account.id',
      'account.username',
      'account.first_name',
      'account.last_name',
      'account.role',
      'account.is_active',
      'account.email',
    ])
    .where('claim_participant.claim_id', '=', claimId)
    .orderBy('claim_participant.added_at')
    .orderBy('account.id')
    .execute()
}

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number]

/** Adds participants; answers those who were not there yet. */
export async function insertParticipants(
  transaction: Database,
  added: {
    readonly claimId: string
    readonly accountIds: readonly string[]
    readonly addedBy: string | null
    readonly at: Date
  },
): Promise<string[]> {
  const rows = await transaction
    .insertInto('claim_participant')
    .values(
      added.accountIds.map((accountId) => ({
        claim_id: added.claimId,
        account_id: accountId,
        added_by: added.addedBy,
        added_at: added.at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['claim_id', 'account_id']).doNothing())
    .returning('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Removes a participant; answers whether there was one. */
export async function deleteParticipant(
  transaction: Database,
  { claimId, accountId }: { claimId: string; accountId: string },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('claim_participant')
    .where('claim_id', '=', claimId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
