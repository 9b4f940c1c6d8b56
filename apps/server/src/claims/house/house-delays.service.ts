import {
  checkHouseDelays,
  HOUSE_DELAYS,
  type HouseDelays,
} from '@sillage/domain/claims/house/house-delays.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { HouseDelayHistory, houseCalls } from '@sillage/wire/claims/house.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames } from '../access/people.repository.ts'
import { changedMeanwhile, ORIGINAL, writingOf } from './house.present.ts'
import { findDelays, findDelaysAt, insertDelays } from './house-delays.repository.ts'

/** How many versions a page shows. */
const SHOWN = 20

/** The announced delays in force at a moment; a date announced under earlier ones stays. */
export async function delaysAt(database: Database, at: Date): Promise<HouseDelays> {
  return (await findDelaysAt(database, at)) ?? HOUSE_DELAYS
}

/** The delays now, and those before. */
export async function readDelays(database: Database): Promise<HouseDelayHistory> {
  const [newest, ...before] = await findDelays(database, SHOWN + 1)
  const names = await findNames(
    database,
    [newest, ...before].map((row) => row?.written_by ?? null),
  )
  const original = { ...ORIGINAL, ...HOUSE_DELAYS }
  if (!newest) return { ...original, versions: [] }
  return {
    ...writingOf(newest, names),
    ...daysOf(newest),
    versions: [...before.map((row) => ({ ...writingOf(row, names), ...daysOf(row) })), original],
  }
}

function daysOf({ answer, study, decision }: HouseDelays) {
  return { answer, study, decision }
}

type Request = Body<typeof houseCalls.writeHouseDelays>

/** Publishes other delays. Of two who do at once, the second is refused. */
export function publishDelays(
  { database, now, session }: RequestContext,
  { seen, reason, ...wanted }: Request,
): Promise<HouseDelayHistory> {
  return inTransaction(database, async (transaction) => {
    const [newest] = await findDelays(transaction, 1)
    if ((newest?.version ?? 0) !== seen) throw changedMeanwhile()
    const checked = checkHouseDelays(wanted)
    if (!checked.ok) throw refuse(checked.error)
    const isFirst = await insertDelays(transaction, {
      ...checked.value,
      version: seen + 1,
      reason: cleanLine(reason),
      written_by: session.account.id,
      written_at: dateOf(now),
    })
    if (!isFirst) throw changedMeanwhile()
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.delays_written',
      subjectKind: 'claim',
      subjectId: '',
      detail: { version: seen + 1 },
    })
    return readDelays(transaction)
  })
}
