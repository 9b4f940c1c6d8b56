import type { DraftContent } from '@sillage/wire/contracts/draft-content.ts'
import type { ServedDraft } from '@sillage/wire/contracts/subscription-drafts.ts'
import { type Draft, isInAccount } from './draft.ts'

/** What makes a device and the account hold the same: send, take, forget what is over, or ask which of two goes on. */
export type Reconciling = 'nothing' | 'send' | 'take' | 'forget' | 'ask'

/**
 * What becomes of a subscription under way, of what this device holds and of what the account does. What was written last
 * goes on; where each has what the other lacks nobody but its author can say which, and nothing is thrown away before.
 */
export function reconcile(local: Draft | null, kept: ServedDraft | null): Reconciling {
  if (!local) return kept ? 'take' : 'nothing'
  const isChanged = !isInAccount(local)
  // erased or signed elsewhere
  if (!kept) return local.served && !isChanged ? 'forget' : 'send'
  // read before what this device has sent since
  if (local.served && local.served.at > kept.saved_at) return 'nothing'
  if (local.served?.version === kept.version && local.served.at === kept.saved_at)
    return isChanged ? 'send' : 'nothing'
  if (!isChanged || holds(kept.content, local)) return 'take'
  return holds(local, kept.content) ? 'send' : 'ask'
}

/** The draft of a device that goes on from what the account keeps. */
export function draftOf({ content, version, saved_at }: ServedDraft): Draft {
  const served = { version, at: saved_at, savedAt: saved_at }
  return { ...content, version: 1, sending: null, savedAt: saved_at, served }
}

/** Whether nothing that was answered in one is missing or different in the other. */
function holds(whole: DraftContent, part: DraftContent): boolean {
  return (
    Object.entries(part.answers).every(
      ([id, { answer }]) => answer === '' || whole.answers[id]?.answer === answer,
    ) &&
    (part.period === null || isSame(part.period, whole.period)) &&
    (part.travels.length === 0 || isSame(part.travels, whole.travels)) &&
    (!part.contribution.isTicked || isSame(part.contribution, whole.contribution)) &&
    part.documentsOpened.every(({ document }) =>
      whole.documentsOpened.some((opened) => opened.document === document),
    )
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
