import { type ClockState, runsFrom } from '@sillage/domain/claims/desk/statutory-clocks.ts'
import { natureById, naturesWithClocks } from '@sillage/domain/claims/natures.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { PressingClock } from '@sillage/wire/claims/claim-clocks.ts'
import { type Notice, notifyAll } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAbsencesAt } from '../absences/absences.repository.ts'
import { findNames } from '../access/people.repository.ts'
import { CLAIM_NOTICES } from '../claims.messages.ts'
import { referenceOf } from '../outcome/claim-movement.ts'
import { findClocked, findFacts, findLeads } from './clocks.repository.ts'
import { clocksOn, presentClock } from './clocks.service.ts'

const idsFrom = (start: 'declared' | 'injury') =>
  naturesWithClocks().flatMap(({ id, clocks = [] }) => (runsFrom(start, clocks) ? [id] : []))
const CLOCKED = { always: idsFrom('declared'), injured: idsFrom('injury') }

/** Every clock, over all claims, of which three quarters have run; the first to end comes first. */
async function findPressing(database: Database, today: Temporal.PlainDate) {
  const rows = await findClocked(database, CLOCKED)
  const facts = Map.groupBy(
    await findFacts(
      database,
      rows.map(({ id }) => id),
    ),
    ({ claim_id: id }) => id,
  )
  return rows
    .flatMap((claim) =>
      clocksOn(
        {
          claim,
          facts: facts.get(claim.id) ?? [],
          payment:
            claim.decided_at && claim.due_on
              ? {
                  decided: dayInParis(claim.decided_at.toTemporalInstant()),
                  lastDay: Temporal.PlainDate.from(claim.due_on),
                }
              : null,
        },
        today,
      ).map((clock) => ({ claim, clock })),
    )
    .filter(({ clock }) => clock.state !== 'running')
    .toSorted((one, other) => Temporal.PlainDate.compare(one.clock.lastDay, other.clock.lastDay))
}

const MOST_SHOWN = 50
/** How many notices go into one statement. */
const AT_ONCE = 1000

/** The clocks that are running out, for team leads. */
export async function pressingClocks(database: Database, now: Temporal.Instant) {
  const found = await findPressing(database, dayInParis(now))
  const shown = found.slice(0, MOST_SHOWN)
  const names = await findNames(
    database,
    shown.map(({ claim }) => claim.assignee_id),
  )
  return {
    clocks: shown.map(
      ({ claim, clock }): PressingClock => ({
        ...presentClock(clock),
        claim_id: claim.id,
        nature: natureById(claim.nature_id)?.label ?? claim.nature,
        handler: names.get(claim.assignee_id ?? '')?.name ?? null,
      }),
    ),
    clocks_found: found.length,
  }
}

const IS_FOR_LEADS: Readonly<Record<ClockState, boolean>> = {
  running: false,
  soon: false,
  urgent: true,
  late: true,
}

/**
 * Warns of clocks that run out: the handler and their deputy once three quarters have run, the team leads once nine
 * tenths have, or at three quarters if nobody handles the claim. Each is warned once, however often this runs.
 */
export async function warnOfClocks(database: Database, now: Temporal.Instant): Promise<void> {
  const pressing = await findPressing(database, dayInParis(now))
  if (pressing.length === 0) return
  const leads = await findLeads(database)
  const absences = await findAbsencesAt(database, {
    claimIds: pressing.map(({ claim }) => claim.id),
    day: dayInParis(now).toString(),
  })
  const deputies = new Map(absences.map((row) => [row.claim_id, row.deputy_id]))
  const notices: Notice[] = []
  for (const { claim, clock } of pressing) {
    const notice = {
      title: CLAIM_NOTICES.clock(referenceOf(claim), formatDay(clock.lastDay)),
      path: paths.claimOf(claim.id),
    }
    const key = `échéance ${claim.id} ${clock.id} ${clock.lastDay.toString()}`
    const handlers = new Set([claim.assignee_id, deputies.get(claim.id)].flatMap((id) => id ?? []))
    for (const accountId of handlers) notices.push({ ...notice, accountId, key: `${key} équipe` })
    if (IS_FOR_LEADS[clock.state] || handlers.size === 0)
      for (const accountId of leads)
        notices.push({ ...notice, accountId, key: `${key} encadrement` })
  }
  for (let at = 0; at < notices.length; at += AT_ONCE)
    await notifyAll(database, notices.slice(at, at + AT_ONCE))
}
