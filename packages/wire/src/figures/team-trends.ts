import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import * as z from 'zod/mini'
import { data, type Room } from '../http/route.ts'
import { dayRange, usualPeriod } from './trend.ts'

const counts = z.array(z.number())
/** Null for fewer than five claims, which would say more about a claim than about how someone works. */
const medians = z.array(z.nullable(z.number()))

const trends = z.object({
  /** Periods of the same number of days, oldest first: each list below has one number for each. */
  periods: z.array(dayRange),
  /** Every active member of the team who did something in these periods; by name. */
  people: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      /** Number of claims, each counted once. */
      decided: counts,
      decision_days: medians,
      /** Claims declared in the period that they answered first. */
      answered: counts,
      first_answer_hours: medians,
    }),
  ),
})

export type TeamTrends = z.output<typeof trends>

/** The work of each person over the last periods, for the team leads: compared only with their own, never ranked. */
export const teamTrends = {
  teamTrends: {
    method: 'GET',
    path: '/claims/team/trends',
    weight: 20,
    access: DESK_LEADS,
    summary: 'Ce que chacun a décidé et ses délais, sur quatre périodes',
    query: z.object({ days: usualPeriod }),
    reply: data(trends),
  },
} as const satisfies Room
