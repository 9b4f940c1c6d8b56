import { offsetOption } from '@sillage/wire/contracts/bought-contribution.ts'
import { travel } from '@sillage/wire/contracts/contracts.ts'
import * as z from 'zod/mini'

const answerRecord = z.object({
  answer: z.union([z.string(), z.int()]),
  choosable_answer_id: z.nullable(z.string()),
})

export type AnswerRecord = z.output<typeof answerRecord>

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerRecord>>

const NO_CONTRIBUTION = { isTicked: false, option: 'renewable_energy' } as const

const shape = z.object({
  version: z.literal(1),
  answers: z.record(z.string(), answerRecord),
  /** Null until the user chooses: the default then follows the day. */
  period: z.nullable(z.object({ start: z.nullable(z.string()), end: z.nullable(z.string()) })),
  travels: z.array(travel),
  /** The contribution asked for; its amount is calculated again each time. */
  contribution: z._default(
    z.object({ isTicked: z.boolean(), option: offsetOption }),
    NO_CONTRIBUTION,
  ),
  /** The documents opened before signing, each with the instant of its first opening. */
  documentsOpened: z.array(
    z.object({ document: z.enum(['ipid', 'conditions']), openedAt: z.iso.datetime() }),
  ),
  /** The quote that this was taken up from: its price may no longer be the same. */
  quote: z._default(
    z.nullable(
      z.object({
        id: z.string(),
        price: z.number(),
        madeAt: z.iso.datetime(),
        isPeriodMoved: z.boolean(),
      }),
    ),
    null,
  ),
  /** The key under which these answers were sent, so that a retry after a lost answer saves them once. */
  sending: z.nullable(z.object({ key: z.string(), body: z.string() })),
  /** ISO instant of the last change. */
  savedAt: z.string(),
})

/** A subscription under way, as it is kept in the browser until the contract exists. */
export type Draft = Readonly<z.output<typeof shape>>

export type DocumentOpened = Draft['documentsOpened'][number]

export type DraftChange = Partial<Omit<Draft, 'version' | 'savedAt'>>

export const answersSchema = shape.shape.answers

/** Reads a kept draft; one of another version, or damaged, is none. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success && !Number.isNaN(Date.parse(read.data.savedAt)) ? read.data : null
  } catch {
    return null
  }
}

/** The change of travels; without any there is nothing left to contribute to (specification, section 4). */
export function withTravels({ contribution }: Draft, travels: Draft['travels']): DraftChange {
  return travels.length > 0
    ? { travels }
    : { travels, contribution: { ...contribution, isTicked: false } }
}

/** The draft after a change, begun by it if there is none yet. */
export function changeDraft(draft: Draft | null, change: DraftChange, savedAt: string): Draft {
  const begun: Draft = draft ?? {
    version: 1,
    answers: {},
    period: null,
    travels: [],
    contribution: NO_CONTRIBUTION,
    documentsOpened: [],
    quote: null,
    sending: null,
    savedAt,
  }
  return { ...begun, ...change, savedAt }
}
