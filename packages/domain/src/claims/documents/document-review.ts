import { cleanLine } from '../../values/line.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { REQUEST_REASONS, type RequestReason } from '../checklist.ts'
import type { MedicalKind } from '../health/health-papers.ts'
import { REVIEW_MESSAGES } from './document-review.messages.ts'

/** The team's verdict on a document. */
export const VERDICTS = ['accepted', 'refused'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a document is refused; it is requested again for the same reason. */
export type RefusalReason = Exclude<RequestReason, 'missing'>
export const REFUSAL_REASONS: readonly RefusalReason[] = REQUEST_REASONS.filter(
  (reason) => reason !== 'missing',
)

interface Judged {
  readonly verdict: Verdict
  readonly reason?: RefusalReason | undefined
  readonly words: string
}

export type Review =
  | { readonly verdict: 'accepted' }
  | {
      readonly verdict: 'refused'
      readonly reason: RefusalReason
      /** The explanation to the customer. */
      readonly words: string
    }

/**
 * Whether a document may be accepted or refused. A refusal needs an explanation; a health document is judged only by
 * people who may read it.
 */
export function checkReview(
  { verdict, reason, words: typed }: Judged,
  file: {
    /** Whether the file was matched to a document of the checklist. */
    readonly isNamed: boolean
    readonly isHealth: boolean
    readonly mayReadHealth: boolean
  },
): Result<Review, Refusal> {
  if (!file.isNamed) return refused({ code: 'file.unnamed', message: REVIEW_MESSAGES.unnamed })
  if (file.isHealth && !file.mayReadHealth)
    return refused({ code: 'file.health', message: REVIEW_MESSAGES.health })
  if (verdict === 'accepted') return ok({ verdict })
  if (!reason)
    return refused({
      code: 'file.reason_missing',
      message: REVIEW_MESSAGES.reasonMissing,
      path: 'reason',
    })
  const words = cleanLine(typed)
  if (words === '')
    return refused({
      code: 'file.words_missing',
      message: REVIEW_MESSAGES.wordsMissing,
      path: 'words',
    })
  return ok({ verdict, reason, words })
}

/**
 * Whether a file may be matched to a document of the checklist: for a medical one it must be marked as a health
 * document first.
 */
export function checkClass({
  medical,
  isHealth,
}: {
  readonly medical: MedicalKind | undefined
  readonly isHealth: boolean
}): Result<true, Refusal> {
  return medical === 'always' && !isHealth
    ? refused({
        code: 'file.health_first',
        message: REVIEW_MESSAGES.healthFirst,
        path: 'document_key',
      })
    : ok(true)
}
