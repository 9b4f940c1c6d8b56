import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import * as z from 'zod/mini'
import { data, type Room } from '../http/route.ts'
import { dayRange } from './trend.ts'

const counts = z.array(z.number())
/** Null under five files, which tell of a file and not of a habit. */
const medians = z.array(z.nullable(z.number()))

const trends = z.object({
  /** Of so many days each, the oldest first: each list has one number for each. */
  periods: z.array(dayRange),
  /** Whoever is active in the team and did something in these periods; by name. */
  people: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      /** Files, however often each was decided. */
      decided: counts,
      decision_days: medians,
      /** Files declared in the period that they answered first. */
      answered: counts,
      first_answer_hours: medians,
    }),
  ),
})

export type TeamTrends = z.output<typeof trends>

/** How the work of each has gone over the last periods, for whoever leads the team: beside themselves, never ranked. */
export function teamTrends<Days extends z.ZodMiniType<number>>(days: Days) {
  return {
    teamTrends: {
      method: 'GET',
      path: '/claims/team/trends',
      weight: 20,
      access: DESK_LEADS,
      summary: 'Ce que chacun a décidé et ses délais, sur quatre périodes',
      query: z.object({ days }),
      reply: data(trends),
    },
  } as const satisfies Room
}
