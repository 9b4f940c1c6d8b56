import { PRODUCT_NAMES, type ProductLabel } from '@sillage/domain/products/names.ts'
import { ANSWER_FORMATS, SUBJECTS } from '@sillage/domain/subscription/people/answer-formats.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import * as v from 'valibot'
import type { Answers } from '../draft/draft.ts'
import { answersShape } from '../draft/draft-shape.ts'

/** The navigation state passed from the questionnaire to the recap. */
export interface RecapState {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
  readonly answers: Answers
}

const labels = PRODUCT_NAMES.map(({ label }) => label)

const question: v.GenericSchema<unknown, ConfigurationQuestion> = v.object({
  configuration_question_id: v.string(),
  question: v.string(),
  help: v.optional(v.string()),
  choosableAnswers: v.array(
    v.object({
      choosable_answer_id: v.string(),
      answer: v.string(),
      help: v.optional(v.string()),
    }),
  ),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  max_length: v.optional(v.number()),
  unit: v.optional(v.string()),
  subject: v.optional(v.picklist(SUBJECTS)),
  format: v.optional(v.picklist(ANSWER_FORMATS)),
  example: v.optional(v.string()),
  optional: v.optional(v.boolean()),
  derives: v.optional(v.array(v.object({ from: v.number(), choosable_answer_id: v.string() }))),
})

const shape = v.object({
  type: v.picklist(labels),
  questions: v.pipe(v.array(question), v.minLength(1), v.maxLength(60)),
  answers: answersShape,
})

/** Parses the navigation state, which anyone may have forged; null when invalid. */
export function readRecapState(state: unknown): RecapState | null {
  const read = v.safeParse(shape, state)
  return read.success ? read.output : null
}
