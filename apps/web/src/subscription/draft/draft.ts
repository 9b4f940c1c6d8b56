import { PLAN_BY_DEFAULT } from '@sillage/domain/payments/plan.ts'
import type { DraftContent } from '@sillage/wire/contracts/draft-content.ts'
import * as v from 'valibot'
import { draftShape } from './draft-shape.ts'

export type AnswerRecord = DraftContent['answers'][string]

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerRecord>>

/**
 * An unfinished subscription, kept in the browser until the contract exists; its content is also saved to the
 * account.
 */
export type Draft = Readonly<v.InferOutput<typeof draftShape>>

export type DocumentOpened = Draft['documentsOpened'][number]

export type DraftChange = Partial<Omit<Draft, 'version' | 'savedAt' | 'served'>>

/** Query key of the drafts saved to the account. */
export const SERVED_DRAFTS = ['subscription-drafts']

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
    const read = v.safeParse(draftShape, JSON.parse(text))
    return read.success && !Number.isNaN(Date.parse(read.output.savedAt)) ? read.output : null
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
