import type { Intake } from '@sillage/domain/claims/house/intake.ts'
import type { NeededDocument, Question } from '@sillage/wire/claims/house.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import type { findNames } from '../access/people.repository.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'

export type Names = Awaited<ReturnType<typeof findNames>>

interface Written {
  readonly version: number
  readonly reason: string
  readonly written_by: string
  readonly written_at: Date
}

/** Of version 0, which nobody wrote. */
export const ORIGINAL = { version: 0, by: null, at: null, reason: '' } as const

export function writingOf({ version, reason, written_by, written_at }: Written, names: Names) {
  return {
    version,
    by: names.get(written_by)?.name ?? '',
    at: written_at.toISOString(),
    reason,
  }
}

/** What is asked, as the wire carries it. */
export function presentIntake({ checklist, questions }: Intake): {
  checklist: NeededDocument[]
  questions: Question[]
} {
  return {
    checklist: checklist.map(({ key, label, why, medical = null, required = false }) => ({
      key,
      label,
      why,
      medical,
      required,
    })),
    questions: questions.map(({ id, text, choices }) => ({
      id,
      text,
      choices: choices ? [...choices] : null,
    })),
  }
}

/** Somebody else published a version that the page did not show. */
export function changedMeanwhile() {
  return new DomainError({
    status: 409,
    code: 'house.changed',
    message: CLAIM_REFUSALS.houseChanged,
  })
}
