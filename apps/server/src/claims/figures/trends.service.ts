import { PERIODS_BACK } from '@sillage/domain/claims/desk/done.ts'
import { FEWEST_FOR_MEDIAN, stretchBack } from '@sillage/domain/figures/periods.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { TeamTrends } from '@sillage/wire/figures/team-trends.ts'
import { csvOf } from '../../platform/csv.ts'
import { forReports } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findPeople, nameOf } from '../access/people.repository.ts'
import { TEAM_TABLES } from '../claims.messages.ts'
import { findAnswerTrends, findDecisionTrends } from './trends.repository.ts'

/** The oldest first. */
const BACK = PERIODS_BACK.toReversed()

type TrendRows = Awaited<ReturnType<typeof findDecisionTrends>>

/** What each person decided and answered over the last periods, compared only with themselves. */
export async function readTrends(
  context: RequestContext,
  { days }: { days: number },
): Promise<TeamTrends> {
  const { now } = context
  const database = forReports(context.database)
  const periods = { now: dateOf(now), days, count: BACK.length }
  const [decisions, answers] = await Promise.all([
    findDecisionTrends(database, periods),
    findAnswerTrends(database, periods),
  ])
  const ids = [...new Set([...decisions, ...answers].map(({ id }) => id))]
  const rows = ids.length > 0 ? await findPeople(database, ids) : []
  const inFrench = new Intl.Collator('fr')
  return {
    periods: BACK.map((back) => {
      const { since, until } = stretchBack(now, days, back)
      return { from: dayInParis(since).toString(), to: dayInParis(until).toString() }
    }),
    people: rows
      .filter(({ is_active: isActive, role }) => isActive && role !== 'user')
      .map((row) => ({
        user_id: row.id,
        name: nameOf(row),
        decided: countsOf(decisions, row.id),
        decision_days: mediansOf(decisions, row.id),
        answered: countsOf(answers, row.id),
        first_answer_hours: mediansOf(answers, row.id),
      }))
      .toSorted((one, other) => inFrench.compare(one.name, other.name)),
  }
}

function inEach<T>(rows: TrendRows, id: string, of: (row: TrendRows[number] | undefined) => T) {
  return BACK.map((back) => of(rows.find((row) => row.id === id && row.back === back)))
}

const countsOf = (rows: TrendRows, id: string) => inEach(rows, id, (row) => row?.count ?? 0)

const mediansOf = (rows: TrendRows, id: string) =>
  inEach(rows, id, (row) => (row && row.count >= FEWEST_FOR_MEDIAN ? row.median : null))

/** One row per person and period, as CSV. */
export async function exportTrends(
  context: RequestContext,
  asked: { days: number },
): Promise<Uint8Array> {
  const { periods, people } = await readTrends(context, asked)
  return csvOf([
    TEAM_TABLES.trends,
    ...people.flatMap((person) =>
      periods.map(({ from, to }, at) => [
        person.name,
        from,
        to,
        `${person.decided[at] ?? 0}`,
        person.decision_days[at] ?? null,
        `${person.answered[at] ?? 0}`,
        person.first_answer_hours[at] ?? null,
      ]),
    ),
  ])
}
