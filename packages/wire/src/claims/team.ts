import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { LATE_CAUSES } from '@sillage/domain/claims/desk/late-causes.ts'
import * as z from 'zod/mini'
import { teamFigures } from '../figures/team-figures.ts'
import { teamTrends } from '../figures/team-trends.ts'
import { usualPeriod } from '../figures/trend.ts'
import { data, type Room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { pressingClock } from './claim-clocks.ts'

/** The open claims of someone; each count matches a search of the desk. */
const load = z.object({
  open: z.number(),
  late: z.number(),
  insurer: z.number(),
  customer: z.number(),
  /** Waiting for the same side for at least ten calendar days, and for at least thirty. */
  waits10: z.number(),
  waits30: z.number(),
})

export type Load = z.output<typeof load>

const teamMember = z.extend(load, {
  user_id: z.string(),
  name: z.string(),
  /**
   * Medians over the claims they first answered, and decided, in the period; null for fewer than five, which would say
   * more about a claim than about how they work.
   */
  first_answer_hours: z.nullable(z.number()),
  decision_days: z.nullable(z.number()),
  /** Number of claims, each counted once. */
  decided: z.number(),
  /** Their claims that were reopened in the period. */
  reopened: z.number(),
})

export type TeamMember = z.output<typeof teamMember>

const lateCount = z.object({
  cause: z.enum(LATE_CAUSES),
  label: z.string(),
  count: z.number(),
})

export type LateCount = z.output<typeof lateCount>

const ageCount = z.object({
  age: z.enum(AGE_BAND_IDS),
  insurer: z.number(),
  customer: z.number(),
})

export type AgeCount = z.output<typeof ageCount>

/** A decision, or the reopening of a paid claim, waiting for a second person. */
const waitingForSecond = z.object({
  claim_id: z.string(),
  nature: z.string(),
  kind: z.enum(['decision', 'reopening']),
  label: z.string(),
  /** Euros: what would be paid or already is; for a refusal, the amount claimed or reserved. */
  amount: z.number(),
  by: z.string(),
  at: z.string(),
})

export type WaitingForSecond = z.output<typeof waitingForSecond>

/** The page of the team leads. */
export const team = {
  team: {
    method: 'GET',
    path: '/claims/team',
    weight: 20,
    access: DESK_LEADS,
    summary: 'La charge et les délais de chacun de l’équipe',
    query: z.object({ days: usualPeriod }),
    reply: data(
      z.object({
        /** Every active member of the team with claims now or in the period; by name. */
        people: z.array(teamMember),
        /** What those who have left the team decided in the period, and their claims that were reopened. */
        former: z.object({ decided: z.number(), reopened: z.number() }),
        /** Claims not assigned to an active person. */
        nobody: load,
        /** The late claims by cause. */
        late: z.array(lateCount),
        /** The open claims by the days since their declaration. */
        ages: z.array(ageCount),
        /** The delays that have run for three quarters, soonest deadline first: at most 50, out of `clocks_found`. */
        clocks: z.array(pressingClock),
        clocks_found: z.number(),
        /** What waits for a second person, oldest first: at most 8, out of `seconds_found`. */
        seconds: z.array(waitingForSecond),
        seconds_found: z.number(),
      }),
    ),
  },
  ...teamFigures,
  ...teamTrends,
  teamCsv: {
    method: 'GET',
    path: '/claims/team.csv',
    weight: 20,
    access: DESK_LEADS,
    summary: 'Une table de la page de l’équipe, en CSV',
    query: z.object({
      table: z._default(
        z.enum(['people', 'late', 'ages', 'money', 'complaints', 'trends'], REFUSALS.valueUnknown),
        'people',
      ),
      days: usualPeriod,
    }),
    reply: 'text/csv',
  },
} as const satisfies Room
