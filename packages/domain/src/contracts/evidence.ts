import { DELAYS } from '../law/delays.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'

/** Days for which a subscription stays a draft; afterwards its documents must be opened again. */
export const DRAFT_DAYS = DELAYS.draft.count
/** Tolerance for the clock of a device that runs fast. */
const MOST_AHEAD_MINUTES = 5

export const EVIDENCE_MESSAGES = {
  openedOutside:
    'L’heure à laquelle un document aurait été ouvert n’est pas possible\u00a0: vérifiez l’heure de votre appareil, rouvrez les documents, puis signez.',
  otherSentence:
    'La phrase acceptée n’est pas celle de ce contrat\u00a0: rechargez la page, relisez-la, puis signez.',
  notAccepted: 'Pour signer, acceptez la phrase qui accompagne la signature.',
} as const

/**
 * Whether a document was opened in time for a signature: not before `since`, at most 30 days ago, and at most five
 * minutes in the future, for clocks that run fast.
 */
export function isOpenedInTime(
  openedAt: Temporal.Instant,
  { since, now }: { readonly since: Temporal.Instant | null; readonly now: Temporal.Instant },
): boolean {
  const draft = now.subtract({ hours: 24 * DRAFT_DAYS })
  const first = since && Temporal.Instant.compare(since, draft) > 0 ? since : draft
  const last = now.add({ minutes: MOST_AHEAD_MINUTES })
  return (
    Temporal.Instant.compare(openedAt, first) >= 0 && Temporal.Instant.compare(openedAt, last) <= 0
  )
}

/**
 * Checks the consent in a request: the sentence of the contract was shown and accepted, or there is none, from a client
 * that knows only the specification. Refusals: `consent.other_sentence`, `consent.not_accepted`. Spaces are ignored.
 */
export function checkConsent(
  sent: { readonly sentence: string; readonly accepted: boolean } | undefined,
  sentence: string,
): Result<'sent' | 'absent', Refusal> {
  if (!sent) return ok('absent')
  if (words(sent.sentence) !== words(sentence))
    return refused({
      code: 'consent.other_sentence',
      message: EVIDENCE_MESSAGES.otherSentence,
      path: 'consent.sentence',
    })
  if (!sent.accepted)
    return refused({
      code: 'consent.not_accepted',
      message: EVIDENCE_MESSAGES.notAccepted,
      path: 'consent.accepted',
    })
  return ok('sent')
}

const words = (sentence: string) => sentence.trim().split(/\s+/u).join(' ')
