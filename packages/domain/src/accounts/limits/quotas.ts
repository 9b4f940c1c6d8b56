import { dayInParis } from '../../values/day.ts'
import { ok, type Result, refused } from '../../values/result.ts'
import { isStaff, type Role } from '../roles.ts'

/** What an account makes that is kept for years, or that others have to read. */
export const QUOTA_KINDS = ['contract', 'claim', 'message', 'questionnaire', 'quote'] as const

export type QuotaKind = (typeof QUOTA_KINDS)[number]

/** Who is counted: staff by its role, customers by the kind of their account. */
export interface Counted {
  readonly role: Role
  readonly kind: 'particulier' | 'professionnel'
}

/** How many of each an account may make from midnight to midnight in Paris: far more than people do, and not a thousand. */
const A_DAY = {
  particulier: { contract: 20, claim: 20, message: 200, questionnaire: 100, quote: 50 },
  professionnel: { contract: 100, claim: 40, message: 400, questionnaire: 500, quote: 250 },
  // who declares for owners, and answers them, all day
  staff: { contract: 100, claim: 300, message: 2000, questionnaire: 500, quote: 250 },
} as const satisfies Record<string, Readonly<Record<QuotaKind, number>>>

/** What an administrator’s leave multiplies the quotas of the day by. */
const RAISED = 10

/**
 * How many of a kind an account may make today. A customer who is a company may make more than a private person; staff
 * has its own, whatever the kind of its account. Raised by an administrator, ten times as many until midnight.
 */
export function quotaOf(kind: QuotaKind, who: Counted & { readonly isRaised: boolean }): number {
  const quota = A_DAY[isStaff(who.role) ? 'staff' : who.kind][kind]
  return who.isRaised ? quota * RAISED : quota
}

interface Use {
  readonly kind: QuotaKind
  /** Of the day, with the one that is asked for. */
  readonly used: number
  readonly who: Counted & { readonly isRaised: boolean }
  readonly now: Temporal.Instant
}

/** A quota that is reached: the sentence to show, and the whole seconds until the next day in Paris. */
export interface QuotaReached {
  readonly message: string
  readonly seconds: number
}

/** Whether one more of a kind is within the quota of the day: the 20th contract of a private person is, the 21st is not. */
export function checkQuota({ kind, used, who, now }: Use): Result<number, QuotaReached> {
  const quota = quotaOf(kind, who)
  if (used <= quota) return ok(quota)
  return refused({ message: reachedText(kind, quota), seconds: secondsToTomorrow(now) })
}

/** From an instant to the next midnight in Paris, rounded up: an hour more or less when the clocks change. */
export function secondsToTomorrow(now: Temporal.Instant): number {
  const midnight = dayInParis(now).add({ days: 1 }).toZonedDateTime('Europe/Paris')
  return Math.ceil((midnight.epochMilliseconds - now.epochMilliseconds) / 1000)
}

const MADE = {
  contract: 'contrats signés',
  claim: 'sinistres déclarés',
  message: 'messages envoyés',
  questionnaire: 'questionnaires enregistrés',
  quote: 'devis gardés',
} as const satisfies Record<QuotaKind, string>

function reachedText(kind: QuotaKind, quota: number): string {
  const count = quota.toLocaleString('fr-FR')
  return `Vous avez atteint la limite du jour\u00a0: ${count} ${MADE[kind]}. Reprenez demain\u202f; si cela ne peut pas attendre, demandez à notre équipe de relever cette limite.`
}
