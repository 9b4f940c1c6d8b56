import { CONTRIBUTION_OPTIONS } from '@sillage/domain/carbon/contribution.ts'
import { TRAVEL_FORMATS } from '@sillage/domain/contracts/trips.ts'
import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import { CADENCES, PAYMENT_METHODS } from '@sillage/domain/payments/schedule.ts'
import type { DraftContent } from '@sillage/wire/contracts/draft-content.ts'
import * as v from 'valibot'

const instant = v.pipe(v.string(), v.isoTimestamp())

export const answersShape: v.GenericSchema<unknown, DraftContent['answers']> = v.record(
  v.string(),
  v.object({
    answer: v.union([v.string(), v.pipe(v.number(), v.integer())]),
    choosable_answer_id: v.nullable(v.string()),
  }),
)

/** What only this browser keeps. */
interface Keeping {
  readonly version: 1
  /** The idempotency key these answers were sent with, so that a retry after a lost reply saves them once. */
  readonly sending: { readonly key: string; readonly body: string } | null
  /** ISO instant of the last change. */
  readonly savedAt: string
  /**
   * The account's copy: its version, when the server saved it, and the last local change it includes. Null until
   * there is one.
   */
  readonly served: {
    readonly version: number
    readonly at: string
    readonly savedAt: string
  } | null
}

/** A draft as this browser keeps it: the account checks the lengths of what is sent to it. */
export const draftShape: v.GenericSchema<unknown, DraftContent & Keeping> = v.object({
  answers: answersShape,
  period: v.nullable(v.object({ start: v.nullable(v.string()), end: v.nullable(v.string()) })),
  travels: v.array(
    v.object({
      departure: v.string(),
      arrival: v.string(),
      format: v.picklist(TRAVEL_FORMATS),
      departure_place_id: v.optional(v.string()),
      arrival_place_id: v.optional(v.string()),
    }),
  ),
  contribution: v.optional(
    v.object({ isTicked: v.boolean(), option: v.picklist(CONTRIBUTION_OPTIONS) }),
    { isTicked: false, option: 'renewable_energy' },
  ),
  plan: v.optional(
    v.object({ cadence: v.picklist(CADENCES), method: v.picklist(PAYMENT_METHODS) }),
    PLAN_BY_DEFAULT,
  ),
  documentsOpened: v.array(
    v.object({ document: v.picklist(['ipid', 'conditions']), openedAt: instant }),
  ),
  quote: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        price: v.number(),
        madeAt: instant,
        isPeriodMoved: v.boolean(),
      }),
    ),
    null,
  ),
  version: v.literal(1),
  sending: v.nullable(v.object({ key: v.string(), body: v.string() })),
  savedAt: v.string(),
  served: v.optional(
    v.nullable(v.object({ version: v.number(), at: v.string(), savedAt: v.string() })),
    null,
  ),
})
