import type { Database } from '../../platform/database/database.ts'

interface Draft {
  readonly accountId: string
  readonly contractId: string
}

const KEPT = ['contract_id', 'step', 'form', 'updated_at'] as const

/** The drafts of an account saved since `since`, latest first. */
export function findDrafts(
  database: Database,
  { accountId, since, contractId }: { accountId: string; since: Date; contractId?: string },
) {
  const found = database
    .selectFrom('claim_draft')
    .select(KEPT)
    .where('account_id', '=', accountId)
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc')
  return (contractId === undefined ? found : found.where('contract_id', '=', contractId)).execute()
}

export type DraftRow = Awaited<ReturnType<typeof findDrafts>>[number]

export function upsertDraft(
  database: Database,
  { accountId, contractId, step, form, at }: Draft & { step: number; form: object; at: Date },
): Promise<DraftRow> {
  const saved = { step, form: JSON.stringify(form), updated_at: at }
  return database
    .insertInto('claim_draft')
    .values({ account_id: accountId, contract_id: contractId, ...saved })
    .onConflict((conflict) => conflict.columns(['account_id', 'contract_id']).doUpdateSet(saved))
    .returning(KEPT)
    .executeTakeFirstOrThrow()
}

export async function deleteDraft(database: Database, { accountId, contractId }: Draft) {
  await database
    .deleteFrom('claim_draft')
    .where('account_id', '=', accountId)
    .where('contract_id', '=', contractId)
    .execute()
}

export async function deleteDraftsBefore(database: Database, moment: Date) {
  await database.deleteFrom('claim_draft').where('updated_at', '<=', moment).execute()
}
