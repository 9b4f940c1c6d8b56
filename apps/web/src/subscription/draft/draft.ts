import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import { type draftAnswer, draftContent } from '@sillage/wire/contracts/draft-content.ts'
import * as z from 'zod/mini'

export type AnswerRecord = z.output<typeof draftAnswer>

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerRecord>>

const shape = z.extend(draftContent, {
  version: z.literal(1),
  /** The idempotency key these answers were sent with, so that a retry after a lost reply saves them once. */
  sending: z.nullable(z.object({ key: z.string(), body: z.string() })),
  /** ISO instant of the last change. */
  savedAt: z.string(),
  /**
   * The account's copy: its version, when the server saved it, and the last local change it includes. Null until
   * there is one.
   */
  served: z._default(
    z.nullable(z.object({ version: z.number(), at: z.string(), savedAt: z.string() })),
    null,
  ),
})

/**
 * An unfinished subscription, kept in the browser until the contract exists; its content is also saved to the
 * account.
 */
export type Draft = Readonly<z.output<typeof shape>>

export type DocumentOpened = Draft['documentsOpened'][number]

export type DraftChange = Partial<Omit<Draft, 'version' | 'savedAt' | 'served'>>

/** Query key of the drafts saved to the account. */
export const SERVED_DRAFTS = ['subscription-drafts']

export const answersSchema = shape.shape.answers

/** The last draft parsed: a page reads the same one at each rendering. */
let last: { readonly text: string; readonly draft: Draft | null } | undefined

/** Parses a stored draft; null when invalid or of another version. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  if (last?.text !== text) last = { text, draft: readDraft(text) }
  return last.draft
}

function readDraft(text: string): Draft | null {
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success && !Number.isNaN(Date.parse(read.data.savedAt)) ? read.data : null
  } catch {
    return null
  }
}

/** A change of trips; removing the last one also removes the contribution (specification, section 4). */
export function withTravels({ contribution }: Draft, travels: Draft['travels']): DraftChange {
  return travels.length > 0
    ? { travels }
    : { travels, contribution: { ...contribution, isTicked: false } }
}

/** A change of one answer; without a record, the answer is removed. */
export function withAnswer(
  draft: Draft | null,
  id: string,
  record: AnswerRecord | undefined,
): DraftChange {
  const { [id]: _, ...others } = draft?.answers ?? {}
  return { answers: record ? { ...others, [id]: record } : others }
}

/** The draft after a change; creates it if needed. */
export function changeDraft(draft: Draft | null, change: DraftChange, savedAt: string): Draft {
  const begun: Draft = draft ?? {
    version: 1,
    answers: {},
    period: null,
    travels: [],
    contribution: { isTicked: false, option: 'renewable_energy' },
    plan: PLAN_BY_DEFAULT,
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
