import { type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type PlanRow = Selectable<Schema['payment_plan']>

/**
 * Locks a questionnaire of the account until the commit, and returns whether a contract was made of it; undefined for
 * another’s.
 */
export async function holdQuestionnaire(
  transaction: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ isSigned: boolean } | undefined> {
  const row = await transaction
    .selectFrom('questionnaire')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  // once it is locked: a query that waits reads the contracts as they were before
  const contract = await transaction
    .selectFrom('contract')
    .select('id')
    .where('questionnaire_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return { isSigned: contract !== undefined }
}

/** Sets the plan of a questionnaire, replacing an earlier one. */
export async function putPlan(transaction: Database, plan: Insertable<Schema['payment_plan']>) {
  const { questionnaire_id: _, ...chosen } = plan
  await transaction
    .insertInto('payment_plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('questionnaire_id').doUpdateSet(chosen))
    .execute()
}

export function findPlan(
  database: Database,
  questionnaireId: string,
): Promise<PlanRow | undefined> {
  return database
    .selectFrom('payment_plan')
    .select(columnsOf('payment_plan'))
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
}

/** The plan chosen with the first contract of a policy chain, even if that one was too short for instalments. */
export function findPlanOfPolicy(
  database: Database,
  policyId: string,
): Promise<Pick<PlanRow, 'cadence'> | undefined> {
  return database
    .selectFrom('payment_plan')
    .innerJoin('contract', 'contract.questionnaire_id', 'payment_plan.questionnaire_id')
    .select('payment_plan.cadence')
    .where('contract.id', '=', policyId)
    .executeTakeFirst()
}
