import { PRODUCT_NAMES, type ProductLabel } from '@sillage/domain/products/names.ts'
import { type ConfigurationQuestion, configurationQuestion } from '@sillage/wire/subscription.ts'
import * as z from 'zod/mini'
import { type Answers, answersSchema } from '../draft/draft.ts'

/** What the questionnaire hands to the recap through the navigation state. */
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

/** The navigation state, when it is one of ours; anyone may forge it. */
export function readRecapState(state: unknown): RecapState | null {
  const read = shape.safeParse(state)
  return read.success ? read.data : null
}
