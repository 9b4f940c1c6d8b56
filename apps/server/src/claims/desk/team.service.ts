import { dayInParis } from '@sillage/domain/values/day.ts'
import type { TeamMember } from '@sillage/wire/claims/claim-desk.ts'
import { forReports } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findPeople, nameOf } from '../access/people.repository.ts'
import { pressingClocks } from '../clocks/clock-warnings.service.ts'
import { dateOf } from '../outcome/claim-movement.ts'
import { startOfLate } from './desk-filters.ts'
import { findDecisions, findFirstAnswers, findLoads, findReopened } from './team.repository.ts'

/** Fewer say more of a file than of how somebody works. */
const FEWEST = 5

const NOTHING = { open: 0, late: 0, insurer: 0, customer: 0, waits10: 0, waits30: 0 }

/** Who of the team has what, and the delays of a period: no rank, no score. */
export async function readTeam(context: RequestContext, { days }: { days: number }) {
  const { now } = context
  const database = forReports(context.database)
  const ago = (count: number) => dateOf(now.subtract({ hours: 24 * count }))
  const since = ago(days)
  const loads = await findLoads(database, {
    late: startOfLate(dayInParis(now)),
    ten: ago(10),
    thirty: ago(30),
  })
  const answers = byId(await findFirstAnswers(database, since))
  const decisions = byId(await findDecisions(database, since))
  const reopened = byId(await findReopened(database, since))
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
        first_answer_hours: answered && answered.count >= FEWEST ? answered.hours : null,
        decision_days: decided && decided.count >= FEWEST ? decided.days : null,
        decided: decided?.count ?? 0,
        reopened: reopened.get(row.id)?.count ?? 0,
      }
    })
  const inFrench = new Intl.Collator('fr')
  return {
    people: people.toSorted((one, other) => inFrench.compare(one.name, other.name)),
    nobody: byHandler.get(null) ?? NOTHING,
    ...(await pressingClocks(database, now)),
  }
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
