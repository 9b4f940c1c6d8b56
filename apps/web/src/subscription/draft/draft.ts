import { type draftAnswer, draftContent } from '@sillage/wire/contracts/draft-content.ts'
import * as z from 'zod/mini'

export type AnswerRecord = z.output<typeof draftAnswer>

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerRecord>>

const shape = z.extend(draftContent, {
  version: z.literal(1),
  /** The key under which these answers were sent, so that a retry after a lost answer saves them once. */
  sending: z.nullable(z.object({ key: z.string(), body: z.string() })),
  /** ISO instant of the last change. */
  savedAt: z.string(),
  /** What the account has of it: which writing, and the last change that is in it. Null until there is one. */
  served: z._default(
    z.nullable(z.object({ version: z.number(), at: z.string(), savedAt: z.string() })),
    null,
  ),
})

/** A subscription under way, as it is kept in the browser until the contract exists; the account keeps what it holds. */
export type Draft = Readonly<z.output<typeof shape>>

export type DocumentOpened = Draft['documentsOpened'][number]

export type DraftChange = Partial<Omit<Draft, 'version' | 'savedAt' | 'served'>>

/** Where the answers that the account keeps are cached. */
export const SERVED_DRAFTS = ['subscription-drafts']

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
    contribution: { isTicked: false, option: 'renewable_energy' },
    documentsOpened: [],
    quote: null,
    sending: null,
    savedAt,
    served: null,
  }
  return { ...begun, ...change, savedAt }
}

/** Whether the account has the last change made here. */
export function isInAccount({ served, savedAt }: Pick<Draft, 'served' | 'savedAt'>): boolean {
  return served?.savedAt === savedAt
}
