import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import type { Standing } from '../status.ts'
import { HEALTH_MESSAGES, HEALTH_REASON_LABELS } from './health-papers.messages.ts'

/** Why somebody of the team opens a health paper: a code, so that the log itself tells nothing of anybody's health. */
export const HEALTH_REASONS = ['assess', 'advising_doctor', 'dispute', 'asked_by_person'] as const
export type HealthReason = (typeof HEALTH_REASONS)[number]

/** The French words of a reason. */
export function healthReasonLabel(reason: HealthReason): string {
  return HEALTH_REASON_LABELS[reason]
}

/** Whether a document of a checklist tells of somebody's health: always, or when the event is an illness. */
export type MedicalKind = 'always' | 'perhaps'

/** How a reader meets a health paper of a claim. */
export type HealthSight = 'whole' | 'masked' | 'absent'

/**
 * Its owner and whoever sent it read it; the team sees that it is there, without its name, and opens it by a capability
 * and with a reason; a participant sees nothing of it. Where somebody of the team sent it for the owner, they are the team.
 */
export function healthSight({
  standing,
  isSender,
}: {
  readonly standing: Standing
  readonly isSender: boolean
}): HealthSight {
  if (standing === 'owner') return 'whole'
  if (standing === 'staff') return 'masked'
  return isSender ? 'whole' : 'absent'
}

/**
 * Whether a document may be taken. A health paper from a customer needs their express consent, given apart (GDPR,
 * art. 9(2)(a)); the team, which sends it on, can't consent for them.
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

/** Why the team can't open one although it may open others, or null. */
export function openingRefusal(paper: { readonly isWithdrawn: boolean }): Refusal | null {
  return paper.isWithdrawn
    ? { code: 'file.consent_withdrawn', message: HEALTH_MESSAGES.withdrawn }
    : null
}
