import { delayText } from '../law/delays.ts'
import { formatDay } from '../values/day.ts'
import { addWorkingDays } from '../values/working-days.ts'
import { PROGRESS } from './claims.messages.ts'
import type { HouseDelays } from './house/house-delays.ts'
import type { ClaimStatus, Standing } from './status.ts'
import type { WaitingSide } from './urgency.ts'

/** The stages that a customer sees, in order. */
type Stage = 'declared' | 'handled' | 'decided'

/** The insurer's own delay that runs while a claim waits for it, by status. */
const AWAITED = {
  pending: 'answer',
  in_progress: 'study',
  under_review: 'decision',
} as const satisfies Record<string, keyof HouseDelays>

export interface ProgressInput {
  readonly status: ClaimStatus
  readonly waiting: WaitingSide
  /** The day since which that side is awaited. */
  readonly since: Temporal.PlainDate
  readonly openRequests: number
  /** Documents of the checklist that the file lacks, by `lackingDocuments`. */
  readonly missingDocuments: number
  readonly hasOutcome: boolean
  /** Who reads it: only the owner reopens or contests. */
  readonly standing: Standing
  /** Whether the reader may reopen it now. */
  readonly mayReopen: boolean
  /** The delays in force when that side began to be awaited: a date already announced doesn't change. */
  readonly delays: HouseDelays
}

/** Where a claim is: the stage, who must act, what comes next, and when. */
export interface Progress {
  readonly stage: Stage
  readonly actor: WaitingSide | 'nobody'
  readonly now: string
  readonly next: string
  readonly usualDelay: string | null
  /** The day by which it usually happens; null when that depends on the customer, or nothing is awaited. */
  readonly expectedBy: Temporal.PlainDate | null
}

/** What is happening with a claim, and what comes next. Defined for every state. */
export function claimProgress(claim: ProgressInput): Progress {
  if (claim.status === 'closed') return closedProgress(claim)
  const stage = claim.status === 'pending' ? 'declared' : 'handled'
  if (claim.waiting === 'customer')
    return {
      stage,
      actor: 'customer',
      now: waitingForCustomer(claim.openRequests),
      next: 'Nous reprenons votre dossier dès votre réponse.',
      usualDelay: `Un conseiller répond d’ordinaire sous ${workingDays(claim.delays.answer)}.`,
      expectedBy: null,
    }
  const days = claim.delays[AWAITED[claim.status]]
  const expectedBy = addWorkingDays(claim.since, days)
  return {
    stage,
    actor: 'insurer',
    ...ourTurn(claim.status, claim),
    usualDelay: `Nous répondons en général sous ${workingDays(days)}, soit d’ici au ${formatDay(expectedBy)}.`,
    expectedBy,
  }
}

function workingDays(count: number): string {
  return delayText({ count, unit: 'working_days' })
}

const OUR_TURN = {
  pending: {
    now: 'Votre déclaration est bien arrivée. À\u00a0nous de la lire.',
    next: 'Un conseiller prend votre dossier en charge et vous écrit ici.',
  },
  in_progress: {
    now: 'Un conseiller étudie votre dossier. Vous n’avez rien à faire.',
    next: 'Il vous demande ce qui manque, ou prépare la décision.',
  },
  under_review: {
    now: PROGRESS.complete,
    next: 'Une personne de l’équipe décide et vous explique pourquoi.',
  },
} as const

function ourTurn(
  status: keyof typeof OUR_TURN,
  { openRequests: requests, missingDocuments: missing }: ProgressInput,
) {
  if (requests === 0 && status === 'under_review' && missing > 0)
    return { ...OUR_TURN[status], now: PROGRESS.lacking(missing) }
  if (requests === 0) return OUR_TURN[status]
  return {
    now: `À nous de vous lire. ${waitingForCustomer(requests)}`,
    next: 'Un conseiller vous répond ici.',
  }
}

function waitingForCustomer(requests: number): string {
  if (requests === 0) return 'Nous attendons votre réponse dans la discussion.'
  return requests === 1
    ? 'Nous attendons un document de votre part.'
    : `Nous attendons ${requests} documents de votre part.`
}

function closedProgress({ hasOutcome, standing, mayReopen }: ProgressInput): Progress {
  return {
    stage: 'decided',
    actor: 'nobody',
    now: hasOutcome ? 'La décision est rendue : elle est expliquée ici.' : 'Ce sinistre est fermé.',
    next:
      standing === 'owner'
        ? PROGRESS.closedForOwner(mayReopen, hasOutcome)
        : standing === 'staff'
          ? PROGRESS.closedForStaff
          : PROGRESS.closedForOthers,
    usualDelay: null,
    expectedBy: null,
  }
}
