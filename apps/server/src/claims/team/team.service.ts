import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
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
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames, findPeople, nameOf } from '../access/people.repository.ts'
import { TEAM_TABLES } from '../claims.messages.ts'
import { pressingClocks } from '../clocks/clock-warnings.service.ts'
import { findWaitingForSecond } from '../desk/second-person.repository.ts'
import { exportFigures } from '../figures/figures.service.ts'
import { exportTrends } from '../figures/trends.service.ts'
import { NO_LOAD, openAges, openClaims } from './open-claims.service.ts'
import { findDecisions, findFirstAnswers, findReopened } from './team.repository.ts'

/** The most rows shown of what waits for a second person. */
const MOST_SECONDS = 8

/** Each team member's claims, and the delays over a period: no rank, no score. */
export async function readTeam(context: RequestContext, { days }: { days: number }) {
  const { now } = context
  const database = forReports(context.database)
  const since = dateOf(now.subtract({ hours: 24 * days }))
  const today = dayInParis(now)
  const [{ loads, late }, ages, answerRows, decisionRows, reopenedRows, clocks] = await Promise.all(
    [
      openClaims(database, today),
      openAges(database, today),
      findFirstAnswers(database, since),
      findDecisions(database, since),
      findReopened(database, since),
      pressingClocks(database, now),
    ],
  )
  const answers = byId(answerRows)
  const decisions = byId(decisionRows)
  const reopened = byId(reopenedRows)
  const ids = [...loads.keys(), ...answers.keys(), ...decisions.keys()].filter((id) => id !== null)
  const rows = ids.length > 0 ? await findPeople(database, [...new Set(ids)]) : []
  const people = rows
    .filter(({ is_active: isActive, role }) => isActive && role !== 'user')
    .map((row): TeamMember => {
      const answered = answers.get(row.id)
      const decided = decisions.get(row.id)
      return {
        ...(loads.get(row.id) ?? NO_LOAD),
        user_id: row.id,
        name: nameOf(row),
        first_answer_hours: answered && answered.count >= FEWEST_FOR_MEDIAN ? answered.hours : null,
        decision_days: decided && decided.count >= FEWEST_FOR_MEDIAN ? decided.days : null,
        decided: decided?.count ?? 0,
        reopened: reopened.get(row.id)?.count ?? 0,
      }
    })
  const isOfTeam = new Set(people.map((person) => person.user_id))
  const ofFormer = (done: readonly { readonly id: string; readonly count: number }[]) =>
    done.reduce((sum, { id, count }) => sum + (isOfTeam.has(id) ? 0 : count), 0)
  const inFrench = new Intl.Collator('fr')
  return {
    people: people.toSorted((one, other) => inFrench.compare(one.name, other.name)),
    former: { decided: ofFormer(decisionRows), reopened: ofFormer(reopenedRows) },
    nobody: loads.get(null) ?? NO_LOAD,
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

/** One table of the team page as CSV. */
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
    ...(isAny(team.former)
      ? [
          [
            TEAM_TABLES.former,
            ...Array<string>(8).fill(''),
            `${team.former.decided}`,
            `${team.former.reopened}`,
          ],
        ]
      : []),
  ])
}

function isAny({ decided, reopened }: { decided: number; reopened: number }): boolean {
  return decided + reopened > 0
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
