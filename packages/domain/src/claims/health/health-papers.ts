import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import type { Standing } from '../status.ts'
import { HEALTH_MESSAGES, HEALTH_REASON_LABELS } from './health-papers.messages.ts'

/** Why a member of the team opens a health document: a code, so that the log reveals nothing about anyone's health. */
export const HEALTH_REASONS = ['assess', 'advising_doctor', 'dispute', 'asked_by_person'] as const
export type HealthReason = (typeof HEALTH_REASONS)[number]

/** The French words for a reason. */
export function healthReasonLabel(reason: HealthReason): string {
  return HEALTH_REASON_LABELS[reason]
}

/** Whether a document of a checklist contains health data: always, or only when the event is an illness. */
export type MedicalKind = 'always' | 'perhaps'

/** What a reader may see of a health document: all of it, that it exists (its name hidden), or nothing. */
export type HealthVisibility = 'whole' | 'masked' | 'absent'

/**
 * What someone sees of a health document. Its owner and its sender read it; the team sees that it exists, without its
 * name, and needs a capability and a reason to open it; a participant sees nothing. A member of the team who sent it
 * for the owner counts as the team.
 */
export function healthVisibility({
  standing,
  isSender,
}: {
  readonly standing: Standing
  readonly isSender: boolean
}): HealthVisibility {
  if (standing === 'owner') return 'whole'
  if (standing === 'staff') return 'masked'
  return isSender ? 'whole' : 'absent'
}

/**
 * Whether a document may be accepted. A health document from a customer needs their express consent, given separately
 * (GDPR, art. 9(2)(a)); a member of the team who forwards it can't consent for them.
 */
export function checkConsent({
  medical,
  hasConsented,
  standing,
}: {
  readonly medical: MedicalKind | undefined
  readonly hasConsented: boolean
  readonly standing: Standing
}): Result<'ordinary' | 'health', Refusal> {
  if (medical !== 'always') return ok(hasConsented ? 'health' : 'ordinary')
  if (hasConsented || standing === 'staff') return ok('health')
  return refused({
    code: 'claim.health_consent',
    message: HEALTH_MESSAGES.consentMissing,
    path: 'health_consent',
  })
}

/** Why the team can't open a health document, or null: consent was withdrawn. */
export function openingRefusal(paper: { readonly isWithdrawn: boolean }): Refusal | null {
  return paper.isWithdrawn
    ? { code: 'file.consent_withdrawn', message: HEALTH_MESSAGES.withdrawn }
    : null
}
