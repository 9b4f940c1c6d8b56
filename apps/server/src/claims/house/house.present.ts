import type { Intake } from '@sillage/domain/claims/house/intake.ts'
import type { NeededDocument, Question } from '@sillage/wire/claims/house.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { findNames } from '../access/people.repository.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'

export type Names = Awaited<ReturnType<typeof findNames>>

interface Written {
  readonly version: number
  readonly reason: string
  readonly written_by: string
  readonly written_at: Date
}

/** Version 0 comes with the product: nobody wrote it. */
export const ORIGINAL = { version: 0, by: null, at: null, reason: '' } as const

export function writingOf({ version, reason, written_by, written_at }: Written, names: Names) {
  return {
    version,
    by: names.get(written_by)?.name ?? '',
    at: written_at.toISOString(),
    reason,
  }
}

/** The documents and questions of a nature, as the wire carries them. */
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

/** The 409 for a version published after the page was loaded. */
export function changedMeanwhile() {
  return refuse({ code: 'house.changed', message: CLAIM_REFUSALS.houseChanged }, 409)
}
