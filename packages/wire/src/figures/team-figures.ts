import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { COMPLAINT_MOTIVES } from '@sillage/domain/complaints/register.ts'
import * as z from 'zod/mini'
import { data, type Room } from '../http/route.ts'
import { dayRange, measured, trend, usualPeriod } from './trend.ts'

const monthOfNature = z.object({
  /** YYYY-MM. */
  month: z.string(),
  /** The label of the nature; null for one that exists only in the ledger. */
  nature: z.nullable(z.string()),
  /** Euros of indemnities ordered, less those returned. */
  paid: z.number(),
  /** Euros newly owed to us by third parties, less what was given up. */
  recovered: z.number(),
  /** Euros by which reserves increased; negative when they were released. */
  reserved: z.number(),
})

export type MonthOfNature = z.output<typeof monthOfNature>

const motiveCount = z.object({
  /** Null when not yet set. */
  motive: z.nullable(z.enum(COMPLAINT_MOTIVES)),
  label: z.string(),
  received: trend,
  /** Now, whenever they were received. */
  open: z.number(),
  late: z.number(),
})

export type MotiveCount = z.output<typeof motiveCount>

const figures = z.object({
  /** The periods of the money figures: whole calendar months, the last one up to today, and as many before. */
  months: z.object({ now: dayRange, before: dayRange }),
  money: z.array(monthOfNature),
  paid: trend,
  recovered: trend,
  reserved: trend,
  /** Current reserve in euros, over all claims. */
  reserve: z.number(),
  /** Over the number of days asked for, and as many before. */
  declared: trend,
  decided: trend,
  reopened: trend,
  first_answer_hours: measured,
  decision_days: measured,
  complaints: z.array(motiveCount),
})

export type TeamFigures = z.output<typeof figures>

/** The figures of claims and complaints in a period, for the team leads. */
export const teamFigures = {
  teamFigures: {
    method: 'GET',
    path: '/claims/team/figures',
    weight: 20,
    access: DESK_LEADS,
    summary: 'Indemnités, provisions, réclamations et délais d’une période, et de celle d’avant',
    query: z.object({ days: usualPeriod }),
    reply: data(figures),
  },
} as const satisfies Room
