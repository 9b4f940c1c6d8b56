import { AGE_BANDS, type AgeBand } from '@sillage/domain/claims/desk/age-bands.ts'
import { USUAL_PERIOD } from '@sillage/domain/claims/desk/done.ts'
import { type LateCause, lateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import { naturesLabelled } from '@sillage/domain/claims/natures.ts'
import { statusesMeant } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { stretchBack } from '@sillage/domain/figures/periods.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import { isWorkingDay } from '@sillage/domain/values/working-days.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findClaimsMentioning } from '../discussion/mentions.repository.ts'
import { unreadFor } from '../discussion/messages.service.ts'
import { dateOf } from '../outcome/claim-movement.ts'
import type { DeskFilters } from './desk-conditions.repository.ts'
import { findLateFacts } from './open-claims.repository.ts'

const MOST_WORDS = 8
/** Days in which a file that a colleague gave is shown as received. */
const DAYS_RECEIVED = 7
const LATE_AFTER = 5

type Search = Query<typeof claimDesk.csv>

/** What a search asks of the rows, for its reader and at its moment. */
export async function filtersFor(context: RequestContext, query: Search): Promise<DeskFilters> {
  const { now, session } = context
  const of = { me: session.account.id, today: dayInParis(now), now }
  return {
    ...filtersOf(query, of),
    ...(await filtersOfReader(context, query)),
    ...(query.cause ? await filtersOfCause(context, query.cause) : {}),
  }
}

/** The codes of a filter, and of a search that there was one. */
export function filterToLog(query: Search) {
  const { text, status, nature, year, assignee, waiting, only, waits, age, cause, reserved } = query
  const { done, within, back, by } = query
  return {
    ...(status === undefined ? {} : { status }),
    ...(nature === undefined ? {} : { nature: true }),
    ...(year === undefined ? {} : { year }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(only === undefined ? {} : { only }),
    ...(waits === undefined ? {} : { waits }),
    ...(age === undefined ? {} : { age }),
    ...(reserved === undefined ? {} : { reserved }),
    ...(cause === undefined ? {} : { cause }),
    ...(done === undefined ? {} : { done }),
    ...(within === undefined ? {} : { within }),
    ...(back === undefined ? {} : { back }),
    ...(by === undefined ? {} : { by }),
    ...(text ? { search: true } : {}),
  }
}

function filtersOf(
  query: Search,
  { me, today, now }: { me: string; today: Temporal.PlainDate; now: Temporal.Instant },
): DeskFilters {
  const { text, status, nature, year, assignee, waiting, only, waits, age, reserved, done, by } =
    query
  const { within = USUAL_PERIOD, back = 0 } = query
  const { since, until } = stretchBack(now, within, back)
  return {
    ...(text ? { words: wordsOf(text) } : {}),
    ...(status === undefined ? {} : { statuses: statusesMeant(status) }),
    ...(nature === undefined ? {} : { natures: idsOfNatures(nature) }),
    ...(year === undefined ? {} : { year }),
    ...(assignee === undefined ? {} : handlerOf(assignee, { me, today })),
    ...(waiting === undefined ? {} : { waiting: waiting satisfies WaitingSide }),
    ...(waits === undefined ? {} : { waitsSince: dateOf(now.subtract({ hours: 24 * waits })) }),
    ...(age === undefined ? {} : agedIn(age, now)),
    ...(reserved === undefined ? {} : { reserved: fromEuros(reserved) }),
    ...(done === undefined
      ? {}
      : { done: { what: done, since: dateOf(since), until: dateOf(until), by } }),
    ...(only === 'open' ? { isOpen: true } : {}),
    ...(only === 'second' ? { needsSecond: true } : {}),
    ...(only === 'written' ? { isWrittenOn: true } : {}),
    ...(only === 'late' ? { lateSince: startOfLate(today) } : {}),
  }
}

/** What is asked about the reader's own day. */
async function filtersOfReader(context: RequestContext, { only }: Search): Promise<DeskFilters> {
  if (only === 'unread') {
    const { claims } = await unreadFor(context)
    return { ids: claims.map(({ claim_id }) => claim_id) }
  }
  if (only === 'mentioned')
    return { ids: await findClaimsMentioning(context.database, context.session.account.id) }
  if (only !== 'received') return {}
  const since = context.now.subtract({ hours: 24 * DAYS_RECEIVED })
  return { received: { by: context.session.account.id, since: dateOf(since) } }
}

/** Late claims of one cause. */
async function filtersOfCause(
  { database, now }: RequestContext,
  cause: LateCause,
): Promise<DeskFilters> {
  const today = dayInParis(now)
  const late = startOfLate(today)
  const facts = await findLateFacts(database, { late, day: today.toString() })
  return { lateIds: facts.filter((one) => lateCause(one) === cause).map(({ id }) => id) }
}

function agedIn(age: AgeBand, now: Temporal.Instant): DeskFilters {
  const { from, before } = AGE_BANDS[age]
  return {
    isOpen: true,
    declaredUntil: dateOf(now.subtract({ hours: 24 * from })),
    ...(before === null ? {} : { declaredFrom: dateOf(now.subtract({ hours: 24 * before })) }),
  }
}

function wordsOf(text: string): string[] {
  const words = text.toWellFormed().replaceAll('\u0000', '').split(/\s+/u).filter(Boolean)
  return words.slice(0, MOST_WORDS)
}

/** The ids that a label stands for, of whichever product; a label that is not known any more is its own id. */
function idsOfNatures(label: string): readonly string[] {
  const ids = naturesLabelled(label).map(({ id }) => id)
  return ids.length > 0 ? ids : [label]
}

function handlerOf(
  assignee: string,
  { me, today }: { me: string; today: Temporal.PlainDate },
): DeskFilters {
  if (assignee === 'inactive') return { hasNoHandler: true }
  if (assignee === 'replaced') return { inPlaceOf: { deputyId: me, day: today.toString() } }
  if (assignee === 'nobody') return { assigneeId: null }
  return { assigneeId: assignee === 'me' ? me : assignee }
}

/** What waits since before this moment is late: the first moment of the fifth working day back. */
export function startOfLate(today: Temporal.PlainDate): Date {
  let day = today
  for (let left = LATE_AFTER; left > 0; day = day.subtract({ days: 1 }))
    if (isWorkingDay(day)) left--
  return new Date(day.add({ days: 1 }).toZonedDateTime('Europe/Paris').epochMilliseconds)
}
