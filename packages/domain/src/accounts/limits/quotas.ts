import { dayInParis } from '../../values/day.ts'
import { formatNumber } from '../../values/french-number.ts'
import { ok, type Result, refused } from '../../values/result.ts'
import { isStaff, type Role } from '../roles.ts'

/** What an account creates that is stored for years, or that others have to read. */
export const QUOTA_KINDS = ['contract', 'claim', 'message', 'questionnaire', 'quote'] as const

export type QuotaKind = (typeof QUOTA_KINDS)[number]

/** Whose quota it is: by role for staff, by kind of account for customers. */
export interface Counted {
  readonly role: Role
  readonly kind: 'particulier' | 'professionnel'
}

/**
 * How many of each kind an account may create from midnight to midnight in Paris: far more than anyone needs, far fewer
 * than a script would send.
 */
const A_DAY = {
  particulier: { contract: 20, claim: 20, message: 200, questionnaire: 100, quote: 50 },
  professionnel: { contract: 100, claim: 40, message: 400, questionnaire: 500, quote: 250 },
  // staff declare claims for owners and answer them all day
  staff: { contract: 100, claim: 300, message: 2000, questionnaire: 500, quote: 250 },
} as const satisfies Record<string, Readonly<Record<QuotaKind, number>>>

/** Factor applied to the quotas of the day once an administrator has raised them. */
const RAISED = 10

/**
 * How many of a kind an account may create today. A company may create more than a private person; staff has its own
 * quota, whatever the kind of the account. Once an administrator has raised it, ten times as many until midnight.
 */
export function quotaOf(kind: QuotaKind, who: Counted & { readonly isRaised: boolean }): number {
  const quota = A_DAY[isStaff(who.role) ? 'staff' : who.kind][kind]
  return who.isRaised ? quota * RAISED : quota
}

interface Use {
  readonly kind: QuotaKind
  /** Number used today, including the one asked for. */
  readonly used: number
  readonly who: Counted & { readonly isRaised: boolean }
  readonly now: Temporal.Instant
}

/** A quota that is reached: the sentence to show, and the whole seconds until the next day in Paris. */
export interface QuotaReached {
  readonly message: string
  readonly seconds: number
}

/**
 * Whether one more of a kind fits the quota of the day: the 20th contract of a private person does, the 21st doesn't.
 */
export function checkQuota({ kind, used, who, now }: Use): Result<number, QuotaReached> {
  const quota = quotaOf(kind, who)
  if (used <= quota) return ok(quota)
  return refused({ message: reachedText(kind, quota), seconds: secondsToTomorrow(now) })
}

/**
 * Seconds from an instant to the next midnight in Paris, rounded up; a day has an hour more or less when the clocks
 * change.
 */
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
  const count = formatNumber(quota)
  return `Vous avez atteint la limite du jour\u00a0: ${count} ${MADE[kind]}. Reprenez demain\u202f; si cela ne peut pas attendre, demandez à notre équipe de relever cette limite.`
}
