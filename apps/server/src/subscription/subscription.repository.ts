import type { ProductId } from '@sillage/domain/products/names.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { QuestionnaireRow } from '../platform/database/tables/schema.ts'

export interface NewQuestionnaire {
  readonly accountId: string
  readonly product: ProductId
  readonly tariffVersion: string
  readonly answers: readonly AnsweredQuestion[]
}

export async function insertQuestionnaire(
  database: Database,
  questionnaire: NewQuestionnaire,
): Promise<string> {
  const { id } = await database
    .insertInto('questionnaire')
    .values({
      account_id: questionnaire.accountId,
      product: questionnaire.product,
      tariff_version: questionnaire.tariffVersion,
      answers: JSON.stringify(questionnaire.answers),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findOwnQuestionnaire(
  database: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<QuestionnaireRow | undefined> {
  return database
    .selectFrom('questionnaire')
    .select(columnsOf('questionnaire'))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
