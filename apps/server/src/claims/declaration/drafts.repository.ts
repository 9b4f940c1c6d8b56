import type { Database } from '../../platform/database/database.ts'

interface Draft {
  readonly accountId: string
  readonly contractId: string
}

interface Content {
  readonly step: number
  readonly form: object
  readonly at: Date
}

const KEPT = ['id', 'contract_id', 'step', 'form', 'updated_at'] as const

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
  { accountId, contractId, step, form, at }: Draft & Content,
): Promise<DraftRow> {
  const saved = { step, form: JSON.stringify(form), updated_at: at }
  return database
    .insertInto('claim_draft')
    .values({ account_id: accountId, contract_id: contractId, ...saved })
    .onConflict((conflict) => conflict.columns(['account_id', 'contract_id']).doUpdateSet(saved))
    .returning(KEPT)
    .executeTakeFirstOrThrow()
}

/**
 * Saves a draft again; undefined once it is deleted. Waits for a declaration that is using it, so that the draft is not
 * stored again after it.
 */
export function updateDraft(
  database: Database,
  { id, accountId, contractId, step, form, at }: Draft & Content & { id: string },
): Promise<DraftRow | undefined> {
  return database
    .updateTable('claim_draft')
    .set({ step, form: JSON.stringify(form), updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('contract_id', '=', contractId)
    .returning(KEPT)
    .executeTakeFirst()
}

/** Whether a draft on a contract made a claim. */
export async function isDeclared(
  database: Database,
  { id, contractId }: { id: string; contractId: string },
): Promise<boolean> {
  const claim = await database
    .selectFrom('claim')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('draft_id', '=', id)
    .executeTakeFirst()
  return claim !== undefined
}

/** Deletes the draft of an account on a contract; with `id`, that one alone. */
export async function deleteDraft(
  database: Database,
  { accountId, contractId, id }: Draft & { readonly id?: string | undefined },
) {
  const draft = database
    .deleteFrom('claim_draft')
    .where('account_id', '=', accountId)
    .where('contract_id', '=', contractId)
  await (id === undefined ? draft : draft.where('id', '=', id)).execute()
}

export async function deleteDraftsBefore(database: Database, moment: Date) {
  await database.deleteFrom('claim_draft').where('updated_at', '<=', moment).execute()
}
