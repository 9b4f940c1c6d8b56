import { formatLongDay } from './document-text.ts'
import type { Insurer } from './parties.ts'
import { PRINTED_DELAYS } from './printed-delays.ts'

/** The letter to somebody who complained without an account: an acknowledgement, or with `answer` the answer. */
export interface ComplaintLetter {
  complaintId: string
  subject: string
  recipient: string
  addressLines: readonly string[]
  insurer: Insurer
  /** Days, `YYYY-MM-DD`. */
  sentOn: string
  answerBy: string
  draftedOn: string
  answer: string | null
}

export function complaintSheet(letter: ComplaintLetter) {
  const { complaintId, sentOn, answerBy, draftedOn, answer, ...printed } = letter
  return {
    ...printed,
    reference: complaintId.slice(0, 8),
    post: 'Lettre simple',
    sentOn: formatLongDay(sentOn),
    answerBy: formatLongDay(answerBy),
    draftedOn,
    day: formatLongDay(draftedOn),
    answer: answer?.split(/\n+/).filter((line) => line.trim() !== '') ?? [],
    delays: PRINTED_DELAYS,
  }
}
