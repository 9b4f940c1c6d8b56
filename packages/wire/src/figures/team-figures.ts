import { DESK_LEADS } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { COMPLAINT_MOTIVES } from '@sillage/domain/complaints/register.ts'
import * as z from 'zod/mini'
import { data, type Room } from '../http/route.ts'
import { dayRange, measured, trend } from './trend.ts'

const monthOfNature = z.object({
  /** YYYY-MM. */
  month: z.string(),
  /** Its label; null of what stands in the ledger alone any more. */
  nature: z.nullable(z.string()),
  /** Euros: indemnities ordered, less those that came back. */
  paid: z.number(),
  /** Euros: what became owed to us, less what was given up. */
  recovered: z.number(),
  /** Euros: by how much what is put aside grew; below zero, what was released. */
  reserved: z.number(),
})

export type MonthOfNature = z.output<typeof monthOfNature>

const motiveCount = z.object({
  /** Null: nobody has said which. */
  motive: z.nullable(z.enum(COMPLAINT_MOTIVES)),
  label: z.string(),
  received: trend,
  /** Whenever they were received. */
  open: z.number(),
  late: z.number(),
})

export type MotiveCount = z.output<typeof motiveCount>

const figures = z.object({
  /** Of the money: whole calendar months, the last up to today, after as many before. */
  months: z.object({ now: dayRange, before: dayRange }),
  money: z.array(monthOfNature),
  paid: trend,
  recovered: trend,
  reserved: trend,
  /** Euros put aside now, of all claims, whenever. */
  reserve: z.number(),
  /** Of so many days, after as many before. */
  declared: trend,
  decided: trend,
  reopened: trend,
  first_answer_hours: measured,
  decision_days: measured,
  complaints: z.array(motiveCount),
})

export type TeamFigures = z.output<typeof figures>

/** What the claims and complaints of a period came to, for whoever leads the team. */
export function teamFigures<Days extends z.ZodMiniType<number>>(days: Days) {
  return {
    teamFigures: {
      method: 'GET',
      path: '/claims/team/figures',
      weight: 20,
      access: DESK_LEADS,
      summary: 'Indemnités, provisions, réclamations et délais d’une période, et de celle d’avant',
      query: z.object({ days }),
      reply: data(figures),
    },
  } as const satisfies Room
}
