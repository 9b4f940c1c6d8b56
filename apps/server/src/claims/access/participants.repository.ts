import type { Relation } from '@sillage/domain/claims/participation.ts'
import type { Database } from '../../platform/database/database.ts'

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
      'claim_participant.is_concerned',
      'claim_participant.relation',
    ])
    .where('claim_participant.claim_id', '=', claimId)
    .orderBy('claim_participant.added_at')
    .orderBy('account.id')
    .execute()
}

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number]

/** Adds participants, those of one kind at a time; answers those who were not there yet. Whoever it concerns stays so. */
export async function insertParticipants(
  transaction: Database,
  added: {
    readonly claimId: string
    readonly accountIds: readonly string[]
    readonly addedBy: string | null
    readonly at: Date
    /** Not there to handle it; colleagues are, unless they are said not to be. */
    readonly areConcerned: boolean
    /** Of third parties. */
    readonly relation?: Relation | undefined
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
        is_concerned: added.areConcerned || added.relation !== undefined,
        relation: added.relation ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['claim_id', 'account_id']).doNothing())
    .returning('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Notes that a claim concerns some who take part in it already. */
export async function noteConcerned(
  transaction: Database,
  { claimId, accountIds }: { claimId: string; accountIds: readonly string[] },
) {
  await transaction
    .updateTable('claim_participant')
    .set({ is_concerned: true })
    .where('claim_id', '=', claimId)
    .where('account_id', 'in', accountIds)
    .execute()
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
