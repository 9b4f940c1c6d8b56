import { AGE_BAND_IDS, AGE_BANDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { LATE_CAUSE_LABELS } from '@sillage/domain/claims/desk/late-causes.messages.ts'
import { LATE_CAUSES, lateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { firstNotLate } from '@sillage/domain/claims/urgency.ts'
import type { AgeCount, LateCount, Load } from '@sillage/wire/claims/team.ts'
import type { Database } from '../../platform/database/database.ts'
import { startOf } from '../../platform/database/timestamps.ts'
import {
  countLateToSign,
  countOpenClaims,
  findAges,
  findHandlers,
  type OpenRow,
} from './open-claims.repository.ts'

export const NO_LOAD: Load = {
  open: 0,
  late: 0,
  insurer: 0,
  customer: 0,
  waits10: 0,
  waits30: 0,
}

interface OpenClaims {
  /** By active handler; the key null stands for claims without one. */
  readonly loads: ReadonlyMap<string | null, Load>
  /** The late claims by cause. */
  readonly late: LateCount[]
}

/** How many open claims each handler has, and what the late ones wait for. */
export async function openClaims(
  database: Database,
  today: Temporal.PlainDate,
): Promise<OpenClaims> {
  const notLate = firstNotLate(today)
  const [rows, toSign, handlers] = await Promise.all([
    countOpenClaims(database, {
      late: notLate,
      ten: today.subtract({ days: 9 }),
      thirty: today.subtract({ days: 29 }),
    }),
    countLateToSign(database, startOf(notLate)),
    findHandlers(database, today),
  ])
  const causeOf = (row: Pick<OpenRow, 'assignee_id' | 'last_word'>, signatureWaits: boolean) => {
    const handler = handlers.get(row.assignee_id ?? '')
    return lateCause({
      hasHandler: handler !== undefined,
      isHandlerAway: handler?.isAway ?? false,
      signatureWaits,
      isAnswered: row.last_word !== null,
      isRepliedTo: row.last_word === 'customer',
    })
  }
  const loads = new Map<string | null, Load>()
  const causes = new Map(LATE_CAUSES.map((cause) => [cause, 0]))
  const add = (cause: (typeof LATE_CAUSES)[number], count: number) =>
    causes.set(cause, (causes.get(cause) ?? 0) + count)
  for (const row of rows) {
    const id = row.assignee_id !== null && handlers.has(row.assignee_id) ? row.assignee_id : null
    loads.set(id, added(loads.get(id) ?? NO_LOAD, row))
    if (row.waiting === 'insurer') add(causeOf(row, false), row.late)
  }
  // these were counted above as if they did not wait for a signature
  for (const row of toSign) {
    add(causeOf(row, false), -row.late)
    add(causeOf(row, true), row.late)
  }
  return {
    loads,
    late: LATE_CAUSES.map((cause) => ({
      cause,
      label: LATE_CAUSE_LABELS[cause],
      count: causes.get(cause) ?? 0,
    })),
  }
}

function added(load: Load, { waiting, open, late, waits10, waits30 }: OpenRow): Load {
  const isOurs = waiting === 'insurer'
  return {
    open: load.open + open,
    late: load.late + (isOurs ? late : 0),
    insurer: load.insurer + (isOurs ? open : 0),
    customer: load.customer + (isOurs ? 0 : open),
    waits10: load.waits10 + waits10,
    waits30: load.waits30 + waits30,
  }
}

/** The age of the open claims, and whose turn it is. */
export async function openAges(database: Database, today: Temporal.PlainDate): Promise<AgeCount[]> {
  const rows = await findAges(database, today)
  return AGE_BAND_IDS.map((age) => {
    const { from, before } = AGE_BANDS[age]
    const within = rows.filter(({ days }) => days >= from && (before === null || days < before))
    const of = (side: WaitingSide) =>
      within.filter(({ waiting }) => waiting === side).reduce((sum, { count }) => sum + count, 0)
    return { age, insurer: of('insurer'), customer: of('customer') }
  })
}
