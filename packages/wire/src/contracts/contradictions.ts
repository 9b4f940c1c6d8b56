import { DECLARATION_KINDS } from '@sillage/domain/contracts/declarations/declarations.ts'
import * as z from 'zod/mini'
import { contractType, day } from '../http/fields.ts'
import { room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { savedAnswer } from '../subscription.ts'
import { travels } from './contracts.ts'

const contradiction = z.object({
  code: z.string(),
  /** In French. */
  message: z.string(),
  /** The path of what can't be true: `travels[0].arrival`, or the id of a question. */
  path: z.string(),
  /** The answer that would resolve it, and the resulting price; null when something else must change. */
  remedy: z.nullable(
    z.object({
      question_id: z.string(),
      choosable_answer_id: z.string(),
      answer: z.string(),
      /** Euros, without the contribution. */
      contractPrice: z.number(),
      difference: z.number(),
    }),
  ),
})

export type ContradictionNotice = z.output<typeof contradiction>

const declaration = z.object({
  kind: z.enum(DECLARATION_KINDS),
  /** In French: why it is asked for. */
  fact: z.string(),
  /** In French, to be accepted and sent back word for word. */
  sentence: z.string(),
})

export type DeclarationAsked = z.output<typeof declaration>

const advice = z.object({
  needs: z.array(z.string()),
  reasons: z.array(z.string()),
  /** Where the choices and the stated needs don't agree. */
  warnings: z.array(z.string()),
})

export type ContractAdvice = z.output<typeof advice>

export const contradictions = room({
  check: {
    method: 'POST',
    path: '/contracts/check',
    weight: 5,
    access: 'signedIn',
    summary: 'Ce qui se contredit dans une souscription, et le prix de chaque remède',
    body: z.object({
      contract_type: contractType,
      /** One month from today by default. */
      start_date: z.optional(day),
      end_date: z.optional(day),
      questions: z.array(savedAnswer).check(z.maxLength(60, REFUSALS.tooManyAnswers)),
      travels: z._default(travels, []),
    }),
    reply: z.object({
      data: z.array(contradiction),
      /** The declarations needed in addition to the consent. */
      declarations: z.array(declaration),
      /**
       * The needs and demands according to the answers, and why this contract meets them: given before the signature.
       */
      advice,
    }),
  },
})
