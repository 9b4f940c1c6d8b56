import { natureById } from '@sillage/domain/claims/natures.ts'
import { MOTIVE_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import { COMPLAINT_MOTIVES } from '@sillage/domain/complaints/register.ts'
import { type DayRange, monthsOf, monthsUpTo } from '@sillage/domain/figures/periods.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { MonthOfNature, MotiveCount, TeamFigures } from '@sillage/wire/figures/team-figures.ts'
import { countOpenComplaints } from '../../complaints/open-complaints.service.ts'
import { type Cell, csvOf } from '../../platform/csv.ts'
import { type Database, forReports } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { FIGURES, TEAM_TABLES } from '../claims.messages.ts'
import {
  countDecided,
  countDeclared,
  countReceived,
  countReopened,
  sumClaimsMoney,
  sumReserve,
} from './figures.repository.ts'

/** The claim and complaint figures of a period, next to those of the previous period. */
export async function readFigures(
  context: RequestContext,
  { days }: { days: number },
): Promise<TeamFigures> {
  const { now } = context
  const database = forReports(context.database)
  const today = dayInParis(now)
  const months = monthsUpTo(today, monthsOf(days))
  const moments = {
    since: dateOf(now.subtract({ hours: 24 * days })),
    before: dateOf(now.subtract({ hours: 48 * days })),
  }
  const [money, reserve, declared, decided, reopened, complaints] = await Promise.all([
    sumClaimsMoney(database, months),
    sumReserve(database, today),
    // each on a connection of its own, so that the counts of a large period run beside each other
    countDeclared(database, moments),
    countDecided(database, moments),
    countReopened(database, moments),
    countComplaints(database, moments, today),
  ])
  const summed = (of: 'paid' | 'recovered' | 'reserved') => {
    const cents = (isNow: boolean) =>
      money.filter(({ month }) => (month !== null) === isNow).reduce((sum, row) => sum + row[of], 0)
    return { now: toEuros(cents(true)), before: toEuros(cents(false)) }
  }
  return {
    months: { now: rangeOf(months.now), before: rangeOf(months.before) },
    money: byMonthAndNature(money),
    paid: summed('paid'),
    recovered: summed('recovered'),
    reserved: summed('reserved'),
    reserve: toEuros(reserve),
    declared: inPeriods(declared, (row) => row.declared, 0),
    decided: inPeriods(decided, (row) => row.decided, 0),
    reopened: inPeriods(reopened, (row) => row.reopened, 0),
    first_answer_hours: inPeriods(declared, (row) => row.first_answer_hours, null),
    decision_days: inPeriods(decided, (row) => row.decision_days, null),
    complaints,
  }
}

/** A figure of the period and of the one before. */
function inPeriods<Row extends { readonly is_now: boolean }, Figure>(
  rows: readonly Row[],
  figureOf: (row: Row) => Figure,
  none: Figure,
) {
  const of = (isNow: boolean) => {
    const row = rows.find((one) => one.is_now === isNow)
    return row ? figureOf(row) : none
  }
  return { now: of(true), before: of(false) }
}

function rangeOf({ from, to }: DayRange) {
  return { from: from.toString(), to: to.toString() }
}

const inFrench = new Intl.Collator('fr')

/** Latest month first; natures with the same label in two products are merged. */
function byMonthAndNature(rows: Awaited<ReturnType<typeof sumClaimsMoney>>): MonthOfNature[] {
  const found = new Map<string, MonthOfNature>()
  for (const { month, nature_id: id, ...cents } of rows) {
    if (month === null) continue
    const nature = id === null ? null : (natureById(id)?.label ?? id)
    const key = `${month} ${nature}`
    const already = found.get(key) ?? { month, nature, paid: 0, recovered: 0, reserved: 0 }
    found.set(key, {
      month,
      nature,
      paid: added(already.paid, cents.paid),
      recovered: added(already.recovered, cents.recovered),
      reserved: added(already.reserved, cents.reserved),
    })
  }
  return [...found.values()]
    .filter((row) => row.paid !== 0 || row.recovered !== 0 || row.reserved !== 0)
    .toSorted(
      (one, other) =>
        other.month.localeCompare(one.month) ||
        inFrench.compare(one.nature ?? '\uffff', other.nature ?? '\uffff'),
    )
}

/** Adds cents to euros without a floating-point error. */
function added(euros: number, cents: number): number {
  return toEuros(Math.round(euros * 100) + cents)
}

async function countComplaints(
  database: Database,
  moments: { since: Date; before: Date },
  today: Temporal.PlainDate,
): Promise<MotiveCount[]> {
  const [received, open] = await Promise.all([
    countReceived(database, moments),
    countOpenComplaints(database, today),
  ])
  return [...COMPLAINT_MOTIVES, null]
    .map((motive) => {
      const { now = 0, before = 0 } = received.find((row) => row.motive === motive) ?? {}
      const waiting = open.find((row) => row.motive === motive)
      return {
        motive,
        label: motive === null ? FIGURES.noMotive : MOTIVE_LABELS[motive],
        received: { now, before },
        open: waiting?.open ?? 0,
        late: waiting?.late ?? 0,
      }
    })
    .filter(({ received: { now, before }, open: waiting }) => now + before + waiting > 0)
}

/** One table of the figures as CSV. */
export async function exportFigures(
  context: RequestContext,
  { table, days }: { table: 'money' | 'complaints'; days: number },
): Promise<Uint8Array> {
  const { money, complaints } = await readFigures(context, { days })
  const rows: readonly (readonly Cell[])[] =
    table === 'money'
      ? money.map((row) => [
          row.month,
          row.nature ?? FIGURES.noNature,
          row.paid,
          row.recovered,
          row.reserved,
        ])
      : complaints.map((row) => [
          row.label,
          ...[row.received.now, row.received.before, row.open, row.late].map(String),
        ])
  return csvOf([TEAM_TABLES[table], ...rows])
}
