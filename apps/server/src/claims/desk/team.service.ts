import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
import { AGE_BAND_IDS, AGE_BANDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { LATE_CAUSE_LABELS } from '@sillage/domain/claims/desk/late-causes.messages.ts'
import { LATE_CAUSES, lateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { decisionLabel } from '@sillage/domain/claims/outcome.ts'
import { FEWEST_FOR_MEDIAN } from '@sillage/domain/figures/periods.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { TeamMember, WaitingForSecond } from '@sillage/wire/claims/team.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { csvOf } from '../../platform/csv.ts'
import { type Database, forReports } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames, findPeople, nameOf } from '../access/people.repository.ts'
import { TEAM_TABLES } from '../claims.messages.ts'
import { pressingClocks } from '../clocks/clock-warnings.service.ts'
import { exportFigures } from '../figures/figures.service.ts'
import { exportTrends } from '../figures/trends.service.ts'
import { dateOf } from '../outcome/claim-movement.ts'
import { startOfLate } from './desk-filters.ts'
import { countLateFacts, findAges } from './open-claims.repository.ts'
import { findWaitingForSecond } from './second-person.repository.ts'
import { findDecisions, findFirstAnswers, findLoads, findReopened } from './team.repository.ts'

/** Of what waits for a second person. */
const MOST_SECONDS = 8

const NOTHING = { open: 0, late: 0, insurer: 0, customer: 0, waits10: 0, waits30: 0 }

/** Who of the team has what, and the delays of a period: no rank, no score. */
export async function readTeam(context: RequestContext, { days }: { days: number }) {
  const { now } = context
  const database = forReports(context.database)
  const ago = (count: number) => dateOf(now.subtract({ hours: 24 * count }))
  const since = ago(days)
  const [loads, answerRows, decisionRows, reopenedRows, late, ages, clocks] = await Promise.all([
    findLoads(database, {
      late: startOfLate(dayInParis(now)),
      ten: ago(10),
      thirty: ago(30),
    }),
    findFirstAnswers(database, since),
    findDecisions(database, since),
    findReopened(database, since),
    countLate(database, now),
    countAges(database, now),
    pressingClocks(database, now),
  ])
  const answers = byId(answerRows)
  const decisions = byId(decisionRows)
  const reopened = byId(reopenedRows)
  const byHandler = new Map(loads.map(({ id, ...load }) => [id, load]))
  const ids = [...byHandler.keys(), ...answers.keys(), ...decisions.keys()].filter(
    (id) => id !== null,
  )
  const rows = ids.length > 0 ? await findPeople(database, [...new Set(ids)]) : []
  const people = rows
    .filter(({ is_active: isActive, role }) => isActive && role !== 'user')
    .map((row): TeamMember => {
      const answered = answers.get(row.id)
      const decided = decisions.get(row.id)
      return {
        ...(byHandler.get(row.id) ?? NOTHING),
        user_id: row.id,
        name: nameOf(row),
        first_answer_hours: answered && answered.count >= FEWEST_FOR_MEDIAN ? answered.hours : null,
        decision_days: decided && decided.count >= FEWEST_FOR_MEDIAN ? decided.days : null,
        decided: decided?.count ?? 0,
        reopened: reopened.get(row.id)?.count ?? 0,
      }
    })
  const inFrench = new Intl.Collator('fr')
  return {
    people: people.toSorted((one, other) => inFrench.compare(one.name, other.name)),
    nobody: byHandler.get(null) ?? NOTHING,
    late,
    ages,
    ...clocks,
    ...(await presentSeconds(database)),
  }
}

async function presentSeconds(database: Database) {
  const { rows, found } = await findWaitingForSecond(database, MOST_SECONDS)
  const names = await findNames(
    database,
    rows.map(({ by }) => by),
  )
  return {
    seconds: rows.map(
      (row): WaitingForSecond => ({
        claim_id: row.claim_id,
        nature: natureById(row.nature_id)?.label ?? row.nature_id,
        kind: row.decision === null ? 'reopening' : 'decision',
        label: row.decision === null ? TEAM_TABLES.reopening : decisionLabel(row.decision),
        amount: toEuros(row.cents),
        by: names.get(row.by)?.name ?? '',
        at: row.at.toISOString(),
      }),
    ),
    seconds_found: found,
  }
}

async function countLate(database: Database, now: Temporal.Instant) {
  const today = dayInParis(now)
  const facts = await countLateFacts(database, { late: startOfLate(today), day: today.toString() })
  return LATE_CAUSES.map((cause) => ({
    cause,
    label: LATE_CAUSE_LABELS[cause],
    count: facts
      .filter((one) => lateCause(one) === cause)
      .reduce((sum, { count }) => sum + count, 0),
  }))
}

async function countAges(database: Database, now: Temporal.Instant) {
  const rows = await findAges(database, dateOf(now))
  return AGE_BAND_IDS.map((age) => {
    const { from, before } = AGE_BANDS[age]
    const within = rows.filter(({ days }) => days >= from && (before === null || days < before))
    const of = (side: 'insurer' | 'customer') =>
      within.filter(({ waiting }) => waiting === side).reduce((sum, { count }) => sum + count, 0)
    return { age, insurer: of('insurer'), customer: of('customer') }
  })
}

/** One table of the page, for a spreadsheet. */
export async function exportTeam(
  context: RequestContext,
  { table, days }: Query<typeof claimDesk.teamCsv>,
): Promise<Uint8Array> {
  if (table === 'money' || table === 'complaints') return exportFigures(context, { table, days })
  if (table === 'trends') return exportTrends(context, { days })
  const team = await readTeam(context, { days })
  const heads = TEAM_TABLES[table]
  if (table === 'late')
    return csvOf([heads, ...team.late.map((one) => [one.label, `${one.count}`])])
  if (table === 'ages')
    return csvOf([
      heads,
      ...team.ages.map((one) => [AGE_BAND_LABELS[one.age], `${one.insurer}`, `${one.customer}`]),
    ])
  return csvOf([
    heads,
    ...team.people.map((one) => [
      one.name,
      ...[one.open, one.late, one.insurer, one.customer, one.waits10, one.waits30].map(String),
      one.first_answer_hours,
      one.decision_days,
      `${one.decided}`,
      `${one.reopened}`,
    ]),
  ])
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
