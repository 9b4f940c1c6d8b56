import { ANSWER_FORMATS, SUBJECTS } from '@sillage/domain/subscription/people/answer-formats.ts'
import * as z from 'zod/mini'
import { contractType, day, text } from './http/fields.ts'
import { data, room } from './http/route.ts'
import { REFUSALS } from './refusals.messages.ts'

const choosableAnswer = z.object({
  choosable_answer_id: z.string(),
  answer: z.string(),
  help: z.optional(z.string()),
})

/** A single answer named `integer` means that a number is typed; no answers means free text. */
export const configurationQuestion = z.object({
  configuration_question_id: z.string(),
  question: z.string(),
  help: z.optional(z.string()),
  choosableAnswers: z.array(choosableAnswer),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  max_length: z.optional(z.number()),
  unit: z.optional(z.string()),
  /** What it is about: such a question doesn't affect the price, and must be answered before the signature. */
  subject: z.optional(z.enum(SUBJECTS)),
  /** The format of its answer. */
  format: z.optional(z.enum(ANSWER_FORMATS)),
  /** An example of a valid answer. */
  example: z.optional(z.string()),
  /** Whether a contract can be signed without its answer. */
  optional: z.optional(z.boolean()),
  /** The answer to a question that is not asked, derived from this number: each range begins at `from`. */
  derives: z.optional(z.array(z.object({ from: z.number(), choosable_answer_id: z.string() }))),
})

export type ConfigurationQuestion = z.output<typeof configurationQuestion>

export const priceRow = z.object({
  kind: z.enum(['base', 'factor', 'cover', 'fee', 'tax', 'fund', 'total']),
  code: z.string(),
  label: z.string(),
  /** Euros, two decimals; negative for a factor that lowers the price. */
  amount: z.number(),
  detail: z.optional(z.string()),
})

export type PriceRow = z.output<typeof priceRow>

/** One guarantee at one level of cover: what is promised, or what the level leaves out. */
export const guarantee = z.object({
  code: z.string(),
  label: z.string(),
  covered: z.boolean(),
  text: z.string(),
})

export type Guarantee = z.output<typeof guarantee>

export const savedAnswer = z.object({
  questionValue: text(300),
  answerValue: z.union([text(1000), z.int()]),
  question_id: z.optional(text(100)),
  choosable_answer_id: z.optional(z.nullable(text(100))),
})

export type SavedAnswer = z.output<typeof savedAnswer>

const answers = z.array(savedAnswer).check(z.minLength(1), z.maxLength(60, REFUSALS.tooManyAnswers))

/** The inputs of a price; without days, for the period offered first. */
const asked = z.object({
  contract_type: contractType,
  answers: z
    .array(z.union([text(100), z.object({ choosable_answer_id: text(100) })]))
    .check(z.maxLength(60, REFUSALS.tooManyAnswers)),
  start_date: z.optional(day),
  end_date: z.optional(day),
})

export const subscription = room({
  questions: {
    method: 'GET',
    path: '/configuration-questions/:type',
    access: 'public',
    summary: 'Les questions en vigueur pour un type d’assurance',
    reply: data(z.array(configurationQuestion)),
  },
  levels: {
    method: 'GET',
    path: '/configuration-questions/:type/levels',
    access: 'public',
    summary: 'Ce que chaque niveau de garantie couvre et ne couvre pas',
    reply: data(
      z.object({
        /** The question that has the levels as answers. */
        configuration_question_id: z.string(),
        levels: z.array(
          z.object({
            choosable_answer_id: z.string(),
            answer: z.string(),
            guarantees: z.array(guarantee),
          }),
        ),
        /** Never covered, at any level. */
        exclusions: z.array(z.string()),
      }),
    ),
  },
  price: {
    method: 'POST',
    path: '/contracts/price',
    weight: 2,
    access: 'public',
    summary: 'Le prix des réponses choisies pour une période, ligne par ligne',
    body: asked,
    reply: z.object({
      data: z.number(),
      breakdown: z.array(priceRow),
      /** Why this profile can't subscribe; null when it can. The price is then only indicative. */
      refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
      covers: z.object({ covered: z.array(z.string()), notCovered: z.array(z.string()) }),
      tariff_version: z.string(),
    }),
  },
  offers: {
    method: 'POST',
    path: '/contracts/offers',
    weight: 10,
    access: 'public',
    summary: 'Le prix de chaque niveau de garantie, et ce que changerait chaque autre réponse',
    body: asked,
    reply: z.object({
      /** The question that has the levels as answers. */
      level_question_id: z.string(),
      levels: z.array(z.object({ choosable_answer_id: z.string(), price: z.number() })),
      /** By answer, in euros, taxes included, at the chosen level: how much it would add to the price, or take off. */
      differences: z.array(z.object({ choosable_answer_id: z.string(), amount: z.number() })),
      /**
       * Why this profile can't subscribe, and the question of the answer that prevents it; there is then no price. Null
       * when it can.
       */
      refusal: z.nullable(
        z.object({
          code: z.string(),
          message: z.string(),
          configuration_question_id: z.nullable(z.string()),
        }),
      ),
    }),
  },
  saveQuestionnaire: {
    method: 'POST',
    path: '/contractQuestionnary/create',
    weight: 3,
    access: 'signedIn',
    service: 'questionnaire',
    summary: 'Enregistrer un questionnaire complet',
    body: z.union([
      z.object({ contract_type: z.optional(contractType), questions: answers }),
      answers,
    ]),
    reply: z.object({ contract_questionnary_id: z.string() }),
    status: 201,
    idempotent: true,
  },
})
