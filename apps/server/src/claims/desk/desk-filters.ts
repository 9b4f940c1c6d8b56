import { AGE_BANDS, type AgeBand } from '@sillage/domain/claims/desk/age-bands.ts'
import { USUAL_PERIOD } from '@sillage/domain/claims/desk/done.ts'
import { naturesLabelled } from '@sillage/domain/claims/natures.ts'
import { statusesMeant } from '@sillage/domain/claims/status.ts'
import { firstNotLate, type WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { stretchBack } from '@sillage/domain/figures/periods.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { dateOf, startOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findClaimsMentioning } from '../discussion/mentions.repository.ts'
import { unreadFor } from '../discussion/messages.service.ts'
import { findLimit } from '../limits/limits.repository.ts'
import type { DeskFilters } from './desk-conditions.repository.ts'
import { findClaimsToSign } from './second-person.repository.ts'

const MOST_WORDS = 8
/** For how many days a file given by a colleague is listed as received. */
const DAYS_RECEIVED = 7

type Search = Query<typeof claimDesk.csv>

/** The row filters of a search, for its reader and at its moment. */
export async function filtersFor(context: RequestContext, query: Search): Promise<DeskFilters> {
  const { now, session } = context
  const of = { me: session.account.id, today: dayInParis(now), now }
  return { ...filtersOf(query, of), ...(await filtersOfReader(context, query)) }
}

/** The filter values to audit, those that are given; of a text search, only that there was one. */
export function filterToLog(query: Search) {
  const { text, status, nature, year, assignee, waiting, only, waits, age, cause, reserved } = query
  const { done, within, back, by } = query
  return {
    status,
    year,
    assignee,
    waiting,
    only,
    waits,
    age,
    reserved,
    cause,
    done,
    within,
    back,
    by,
    nature: nature === undefined ? undefined : true,
    search: text ? true : undefined,
  }
}

function filtersOf(
  query: Search,
  { me, today, now }: { me: string; today: Temporal.PlainDate; now: Temporal.Instant },
): DeskFilters {
  const { text, status, nature, year, assignee, waiting, only, waits, age, cause } = query
  const { reserved, done, by } = query
  const { within = USUAL_PERIOD, back = 0 } = query
  const { since, until } = stretchBack(now, within, back)
  return {
    ...(text ? { words: wordsOf(text) } : {}),
    ...(status === undefined ? {} : { statuses: statusesMeant(status) }),
    ...(nature === undefined ? {} : { natures: idsOfNatures(nature) }),
    ...(year === undefined ? {} : { year }),
    ...(assignee === undefined ? {} : handlerOf(assignee, { me, today })),
    ...(waiting === undefined ? {} : { waiting: waiting satisfies WaitingSide, isOpen: true }),
    ...(waits === undefined ? {} : { waitsSince: startOfDaysAgo(today, waits) }),
    ...(age === undefined ? {} : agedIn(age, today)),
    ...(cause === undefined
      ? {}
      : { lateFor: { cause, since: startOf(firstNotLate(today)), day: today.toString() } }),
    ...(reserved === undefined ? {} : { reserved: fromEuros(reserved) }),
    ...(done === undefined
      ? {}
      : { done: { what: done, since: dateOf(since), until: dateOf(until), by } }),
    ...(only === 'open' ? { isOpen: true } : {}),
    ...(only === 'unanswered' ? { isUnanswered: true } : {}),
    ...(only === 'second' ? { needsSecond: true } : {}),
    ...(only === 'written' ? { isWrittenOn: true } : {}),
    ...(only === 'late' ? { lateSince: startOf(firstNotLate(today)) } : {}),
  }
}

/** The filters that depend on the reader. */
async function filtersOfReader(context: RequestContext, { only }: Search): Promise<DeskFilters> {
  if (only === 'unread') {
    const { claims } = await unreadFor(context)
    return { ids: claims.map(({ claim_id }) => claim_id) }
  }
  if (only === 'mentioned')
    return { ids: await findClaimsMentioning(context.database, context.session.account.id) }
  if (only === 'sign') {
    const accountId = context.session.account.id
    const limit = await findLimit(context.database, accountId)
    return { ids: await findClaimsToSign(context.database, { accountId, limit }) }
  }
  if (only !== 'received') return {}
  const since = context.now.subtract({ hours: 24 * DAYS_RECEIVED })
  return { received: { by: context.session.account.id, since: dateOf(since) } }
}

function agedIn(age: AgeBand, today: Temporal.PlainDate): DeskFilters {
  const { from, before } = AGE_BANDS[age]
  return {
    ...(from === 0 ? {} : { declaredUntil: startOfDaysAgo(today, from) }),
    ...(before === null ? {} : { declaredFrom: startOfDaysAgo(today, before) }),
  }
}

/** What began before this moment is at least `days` calendar days old. */
function startOfDaysAgo(today: Temporal.PlainDate, days: number): Date {
  return startOf(today.subtract({ days: days - 1 }))
}

function wordsOf(text: string): string[] {
  const words = text.toWellFormed().replaceAll('\u0000', '').split(/\s+/u).filter(Boolean)
  return words.slice(0, MOST_WORDS)
}

/** The ids of the natures with a label, in any product; an unknown label is taken as an id. */
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
