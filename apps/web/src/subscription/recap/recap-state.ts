import { PRODUCT_NAMES, type ProductLabel } from '@sillage/domain/products/names.ts'
import { type ConfigurationQuestion, configurationQuestion } from '@sillage/wire/subscription.ts'
import * as z from 'zod/mini'
import { type Answers, answersSchema } from '../draft/draft.ts'

/** The navigation state passed from the questionnaire to the recap. */
export interface RecapState {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
  readonly answers: Answers
}

const labels = PRODUCT_NAMES.map(({ label }) => label)

const shape = z.object({
  type: z.enum(labels),
  questions: z.array(configurationQuestion).check(z.minLength(1), z.maxLength(60)),
  answers: answersSchema,
})

/** Parses the navigation state, which anyone may have forged; null when invalid. */
export function readRecapState(state: unknown): RecapState | null {
  const read = shape.safeParse(state)
  return read.success ? read.data : null
}
