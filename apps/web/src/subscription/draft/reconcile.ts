import type { DraftContent } from '@sillage/wire/contracts/draft-content.ts'
import type { ServedDraft } from '@sillage/wire/contracts/subscription-drafts.ts'
import { hashKey } from '@tanstack/react-query'
import { isByDefault } from '../payment/payment-choice.ts'
import { type Draft, isInAccount } from './draft.ts'

/**
 * How to synchronise a device and the account: send, take the account's, forget an ended draft, or ask which one to
 * keep.
 */
export type Reconciling = 'nothing' | 'send' | 'take' | 'forget' | 'ask'

/**
 * Decides between the draft of this device and the account's. The most recent one wins; when each has something the
 * other lacks, only the author can choose, and nothing is discarded before.
 */
export function reconcile(local: Draft | null, kept: ServedDraft | null): Reconciling {
  if (!local) return kept ? 'take' : 'nothing'
  const isChanged = !isInAccount(local)
  // erased or signed elsewhere
  if (!kept) return local.served && !isChanged ? 'forget' : 'send'
  // read before this device's last save
  if (local.served && local.served.at > kept.saved_at) return 'nothing'
  if (local.served?.version === kept.version && local.served.at === kept.saved_at)
    return isChanged ? 'send' : 'nothing'
  if (!isChanged || holds(kept.content, local)) return 'take'
  return holds(local, kept.content) ? 'send' : 'ask'
}

/** A local draft that continues the account's. */
export function draftOf({ content, version, saved_at }: ServedDraft): Draft {
  const served = { version, at: saved_at, savedAt: saved_at }
  return { ...content, version: 1, sending: null, savedAt: saved_at, served }
}

/** The draft this device keeps: the account's when it wins, else its own with the latest input. */
export function settle(last: Draft | null, kept: ServedDraft | null): Draft | null {
  const step = reconcile(last, kept)
  if (step === 'take' && kept) return draftOf(kept)
  return step === 'forget' ? null : last
}

/** Whether `whole` contains every answer of `part`, unchanged. */
function holds(whole: DraftContent, part: DraftContent): boolean {
  return (
    Object.entries(part.answers).every(
      ([id, { answer }]) => answer === '' || whole.answers[id]?.answer === answer,
    ) &&
    (part.period === null || isSame(part.period, whole.period)) &&
    (part.travels.length === 0 || isSame(part.travels, whole.travels)) &&
    (!part.contribution.isTicked || isSame(part.contribution, whole.contribution)) &&
    (isByDefault(part.plan) || isSame(part.plan, whole.plan)) &&
    part.documentsOpened.every(({ document }) =>
      whole.documentsOpened.some((opened) => opened.document === document),
    )
  )
}

/** Compares two values whatever the order of their properties, which the database does not keep. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other])
}
