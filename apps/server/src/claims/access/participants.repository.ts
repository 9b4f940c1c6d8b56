import type { Relation } from '@sillage/domain/claims/participation.ts'
import { HAS_DIED } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'

export function findParticipants(database: Database, claimId: string) {
  return database
    .selectFrom('claim_participant')
    .innerJoin('account', 'account.id', 'claim_participant.account_id')
    .leftJoin('holder_death', 'holder_death.account_id', 'account.id')
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
    .select(HAS_DIED.as('has_died'))
    .where('claim_participant.claim_id', '=', claimId)
    .orderBy('claim_participant.added_at')
    .orderBy('account.id')
    .execute()
}

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number]

/** Adds participants of one kind. Returns those who were not there yet; the rows of the others do not change. */
export async function insertParticipants(
  transaction: Database,
  added: {
    readonly claimId: string
    readonly accountIds: readonly string[]
    readonly addedBy: string | null
    readonly at: Date
    /** Whether the claim concerns them, as opposed to colleagues who come to handle it. */
    readonly areConcerned: boolean
    /** Set for third parties only. */
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

/** Notes that a claim concerns people who already take part in it. */
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

/** Returns whether the participant was there. */
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
