import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { LATE_CAUSES } from '@sillage/domain/claims/desk/late-causes.ts'
import * as z from 'zod/mini'
import { teamFigures } from '../figures/team-figures.ts'
import { teamTrends } from '../figures/team-trends.ts'
import { data, type Room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { pressingClock } from './claim-clocks.ts'

/** The open claims of somebody; each number is that of a search of the desk. */
const load = z.object({
  open: z.number(),
  late: z.number(),
  insurer: z.number(),
  customer: z.number(),
  /** On the same side's turn for at least ten days, and for at least thirty. */
  waits10: z.number(),
  waits30: z.number(),
})

const teamMember = z.extend(load, {
  user_id: z.string(),
  name: z.string(),
  /** Of what they answered first, and decided, in the period; null under five, which tell of a file and not of a habit. */
  first_answer_hours: z.nullable(z.number()),
  decision_days: z.nullable(z.number()),
  /** Files, however often each was. */
  decided: z.number(),
  /** Their files that were reopened in the period. */
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

/** A decision, or the reopening of a paid claim, that waits for a second person. */
const waitingForSecond = z.object({
  claim_id: z.string(),
  nature: z.string(),
  kind: z.enum(['decision', 'reopening']),
  label: z.string(),
  /** Euros: what would be paid, or is already; of a refusal, what is asked for or put aside. */
  amount: z.number(),
  by: z.string(),
  at: z.string(),
})

export type WaitingForSecond = z.output<typeof waitingForSecond>

/** A period that ends now. */
export const periodInDays = z.coerce.number().check(z.int(), z.gte(7), z.lte(365))
const usualPeriod = z._default(periodInDays, 90)

/** The page of whoever leads the team. */
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
        /** Whoever is active in the team and has files, or had some in the period; by name. */
        people: z.array(teamMember),
        /** Those that nobody active has. */
        nobody: load,
        /** The late claims by what they wait for. */
        late: z.array(lateCount),
        /** The open claims by the days since their declaration. */
        ages: z.array(ageCount),
        /** The delays that have run for three quarters, the first to end first: 50 at most, of so many. */
        clocks: z.array(pressingClock),
        clocks_found: z.number(),
        /** What waits for a second person, the oldest first: 8 at most, of so many. */
        seconds: z.array(waitingForSecond),
        seconds_found: z.number(),
      }),
    ),
  },
  ...teamFigures(usualPeriod),
  ...teamTrends(usualPeriod),
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
