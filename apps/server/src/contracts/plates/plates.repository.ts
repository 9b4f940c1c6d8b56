import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'

/** Replaces the answers of a contract; its questionnaire keeps those it was signed with. */
export function replateContract(
  transaction: Database,
  contractId: string,
  answers: readonly AnsweredQuestion[],
): Promise<ContractRow> {
  return transaction
    .updateTable('contract')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', contractId)
    .returning(columnsOf('contract'))
    .executeTakeFirstOrThrow()
}

/** The answers of a contract's questionnaire; null when it has none. */
export async function signedAnswers(
  database: Database,
  questionnaireId: string | null,
): Promise<readonly AnsweredQuestion[] | null> {
  if (questionnaireId === null) return null
  const row = await database
    .selectFrom('questionnaire')
    .select('answers')
    .where('id', '=', questionnaireId)
    .executeTakeFirst()
  return row?.answers ?? null
}

/** Whether the plate of a contract was changed since it was signed. */
export async function isChangedPlate(database: Database, contractId: string): Promise<boolean> {
  const found = await database
    .selectFrom('contract_event')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('action', '=', 'change_plate')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
