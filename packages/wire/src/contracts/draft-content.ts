import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import { CADENCES, PAYMENT_METHODS } from '@sillage/domain/payments/schedule.ts'
import * as z from 'zod/mini'
import { offsetOption } from './bought-contribution.ts'
import { travels } from './contracts.ts'

const upTo = (most: number) => z.string().check(z.maxLength(most))

const instant = z.iso.datetime().check(z.maxLength(40))

/** An answer as typed or chosen; while in progress it may be empty or invalid. */
export const draftAnswer = z.object({
  answer: z.union([upTo(1000), z.int()]),
  choosable_answer_id: z.nullable(upTo(100)),
})

/** By the id of the question. */
const draftAnswers = z.record(upTo(100).check(z.regex(/^[\w.-]+$/)), draftAnswer)

/** The content of a subscription in progress, on a device and in the account. */
export const draftContent = z.object({
  answers: draftAnswers,
  /** Null until the user chooses: the default then follows the day. */
  period: z.nullable(z.object({ start: z.nullable(upTo(40)), end: z.nullable(upTo(40)) })),
  travels,
  /** The contribution chosen; its amount is calculated again each time. */
  contribution: z._default(z.object({ isTicked: z.boolean(), option: offsetOption }), {
    isTicked: false,
    option: 'renewable_energy',
  }),
  /** How it will be paid; a draft never contains an IBAN. */
  plan: z._default(
    z.object({ cadence: z.enum(CADENCES), method: z.enum(PAYMENT_METHODS) }),
    PLAN_BY_DEFAULT,
  ),
  /** The documents opened before signing, each with the instant of its first opening. */
  documentsOpened: z
    .array(z.object({ document: z.enum(['ipid', 'conditions']), openedAt: instant }))
    .check(z.maxLength(20)),
  /** The quote that it was made from: its price may have changed since. */
  quote: z._default(
    z.nullable(
      z.object({
        id: upTo(40),
        price: z.number(),
        madeAt: instant,
        isPeriodMoved: z.boolean(),
      }),
    ),
    null,
  ),
})

export type DraftContent = z.output<typeof draftContent>
