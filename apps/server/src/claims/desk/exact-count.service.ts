import { firstNotLate } from '@sillage/domain/claims/urgency.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import type { Database } from '../../platform/database/database.ts'
import { openClaims } from '../team/open-claims.service.ts'
import { countDeskClaims } from './desk.repository.ts'
import type { DeskFilters } from './desk-conditions.repository.ts'
import { countKeptByAge, countKeptByTurn } from './kept-counts.repository.ts'
import { countStrip } from './strip.repository.ts'

/** How far back the counters keep days apart, minus a spare day: see `pack_open_claims`. */
const DAYS_OF_TURNS = 59
const DAYS_OF_AGES = 239

/**
 * The exact count of matching claims, however many, where it is known without reading each: open claims from the
 * counters updated on every change, and what was done in a period from the index on its timestamp. Undefined for any
 * other search.
 */
export async function countExactly(
  database: Database,
  filters: DeskFilters,
  today: Temporal.PlainDate,
): Promise<number | undefined> {
  const { done, lateFor, hasNoHandler, ...more } = filters
  const isAlone = Object.keys(more).length === 0
  if (done)
    return isAlone && !lateFor && !hasNoHandler
      ? (await countDeskClaims(database, { found: filters }, Number.MAX_SAFE_INTEGER - 1)).found
      : undefined
  if (lateFor)
    return isAlone && !hasNoHandler
      ? (await openClaims(database, today)).late.find(({ cause }) => cause === lateFor.cause)?.count
      : undefined
  if (hasNoHandler && isAlone)
    return (await countStrip(database, { notLate: firstNotLate(today) })).inactive
  return (await byTurn(database, filters, today)) ?? byAge(database, filters, today)
}

async function byTurn(database: Database, filters: DeskFilters, today: Temporal.PlainDate) {
  const { isOpen, statuses, assigneeId, waiting, lateSince, waitsSince, hasNoHandler, ...more } =
    filters
  const areOpen = isOpen ?? (statuses?.every((status) => status !== 'closed') || undefined)
  if (Object.keys(more).length > 0 || !(areOpen || lateSince || waitsSince)) return undefined
  const before = [lateSince, waitsSince].flatMap((moment) => (moment ? [dayOf(moment)] : []))
  if (before.some((day) => isBefore(day, today.subtract({ days: DAYS_OF_TURNS })))) return undefined
  return countKeptByTurn(database, {
    statuses,
    assigneeId,
    waiting: [...(waiting ? [waiting] : []), ...(lateSince ? (['insurer'] as const) : [])],
    before: before.map(String),
    hasNoHandler: hasNoHandler ?? false,
  })
}

async function byAge(database: Database, filters: DeskFilters, today: Temporal.PlainDate) {
  const { isOpen, waiting, declaredFrom, declaredUntil, ...more } = filters
  if (Object.keys(more).length > 0 || !isOpen) return undefined
  const [from, until] = [declaredFrom, declaredUntil].map((moment) => moment && dayOf(moment))
  const first = today.subtract({ days: DAYS_OF_AGES })
  if ([from, until].some((day) => day && isBefore(day, first))) return undefined
  return countKeptByAge(database, { waiting, from: from?.toString(), until: until?.toString() })
}

const dayOf = (moment: Date) => dayInParis(moment.toTemporalInstant())
