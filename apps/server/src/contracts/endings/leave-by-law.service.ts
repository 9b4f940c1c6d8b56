import { occurrenceOf } from '@sillage/domain/contracts/insured-vehicles.ts'
import { isNoticeGiven, legalEnding } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import type { EndingEffect, EndingGround } from '@sillage/domain/products/ending-grounds.ts'
import { dayInParis, isBefore, parseDay } from '@sillage/domain/values/day.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { EndingNoticeRow } from '../../platform/database/tables/tables-contracts.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { endingNotice } from '../chain/contract-life.messages.ts'
import { insertEvents, lockOwnChain } from '../chain/policy-chain.repository.ts'
import { type ChainContract, type OwnChain, ownChain } from '../chain/policy-chain.service.ts'
import { isEndReported } from '../insured-vehicles/insured-vehicles.repository.ts'
import { claimedOn } from './claimed-covers.service.ts'
import { endTogether, tellEnd } from './end-contracts.service.ts'
import { findPastNotices, insertNotice } from './ending-notice.repository.ts'

/** Until when a contract covers and when it ends, on a legal ground; or why that ground does not apply. */
export async function legalEndingOf(
  database: Database,
  own: OwnChain,
  { ground, event, today }: { ground: EndingGround; event: string; today: Temporal.PlainDate },
): Promise<Result<EndingEffect, Refusal>> {
  const leaving = {
    signedOn: signedOn(own),
    end: own.contract.end,
    claimedOn: await claimedOn(database, own.chain),
  }
  return legalEnding(leaving, { ground, event: parseDay(event), today })
}

/** The day on which a chain was first signed. */
export function signedOn({ contract, chain }: OwnChain): Temporal.PlainDate {
  const [first = contract.start] = chain
    .map(({ row }) => dayInParis(row.created_at.toTemporalInstant()))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  return first
}

/** The first day of what ends with a contract: its chain may cover already when it does not. */
export function firstDayOf({ contract, chain }: OwnChain): Temporal.PlainDate {
  return notCancelled(chain).reduce(
    (first, { start }) => (isBefore(start, first) ? start : first),
    contract.start,
  )
}

interface Asked {
  readonly accountId: string
  /** Who of the team records it for the heirs; absent when the owner asks. */
  readonly recordedBy?: string
  /** The legal ground; null for a chosen day. */
  readonly ground: EndingGround | null
  /** A day, already checked. */
  readonly event: string
  readonly effect: EndingEffect
  readonly reason: string
}

/**
 * Records the request, and ends the contracts on the day set by the law or by the owner: now, or once that day has
 * passed.
 */
export async function leaveLater(
  { database, now }: WorkContext,
  { contract, chain }: OwnChain,
  { accountId, recordedBy, ground, event, effect, reason }: Asked,
) {
  const today = dayInParis(now)
  const at = new Date(now.epochMilliseconds)
  const contracts = notCancelled(chain)
  const notice: EndingNoticeRow = {
    contract_id: contract.id,
    account_id: accountId,
    ground: ground?.id ?? null,
    event_date: parseDay(event)?.toString() ?? today.toString(),
    covered_until: effect.coveredUntil.toString(),
    effect_date: effect.on.toString(),
    reason,
    at,
    recorded_by: recordedBy ?? null,
  }
  const ids = contracts.map(({ id }) => id)
  await insertNotice(database, notice, ids)
  // when cover stops before the contract ends, report it now: the 72 hours run from the end of cover
  if (isToldAtOnce(effect, today))
    await tellEnd(database, contracts, {
      now,
      lastDay: effect.coveredUntil,
      occurredAt: occurrenceOf(now, effect.coveredUntil.add({ days: 1 })),
    })
  if (!isNoticeGiven(effect, today)) return endNoticed({ database, now }, contract, notice)
  await insertEvents(
    database,
    contracts.map(({ id, status }) => ({
      contract_id: id,
      action: recordedBy === undefined ? 'notice' : 'heirs',
      status,
      account_id: recordedBy ?? accountId,
      at,
      reason,
    })),
  )
  const names = await namesOf(database, [contract.id])
  await notify(database, {
    accountId,
    key: `contract.notice.${contract.id}.${at.toISOString()}`,
    ...endingNotice({
      id: contract.id,
      name: names.get(contract.id) ?? '',
      effect,
      start: firstDayOf({ contract, chain }),
      today,
    }),
  })
}

/** Ends the contracts whose planned day has passed. Idempotent. */
export async function endOnNotice({ database, now }: WorkContext) {
  for (const notice of await findPastNotices(database, dayInParis(now)))
    await inTransaction(database, async (transaction) => {
      const wanted = { id: notice.contract_id, accountId: notice.account_id }
      await lockOwnChain(transaction, wanted)
      const { contract } = await ownChain(transaction, wanted)
      await endNoticed({ database: transaction, now }, contract, notice)
    })
}

async function endNoticed(
  { database, now }: WorkContext,
  { id }: ChainContract,
  notice: EndingNoticeRow,
) {
  const { contract, chain } = await ownChain(database, { id, accountId: notice.account_id })
  if (contract.status === 'cancelled') return
  const askedOn = dayInParis(notice.at.toTemporalInstant())
  const coveredUntil = Temporal.PlainDate.from(notice.covered_until)
  await endTogether(
    database,
    { now, accountId: notice.recorded_by ?? notice.account_id },
    {
      kind: 'cancellation',
      asked: contract,
      contracts: notCancelled(chain),
      reason: notice.reason,
      ground: notice.ground,
      effect: { coveredUntil, on: Temporal.PlainDate.from(notice.effect_date) },
      isNoticed: isBefore(askedOn, dayInParis(now)),
      isReported: await isEndReported(database, id),
    },
  )
}

/** Whether the file of insured vehicles is informed at the request, instead of once the contract has ended. */
function isToldAtOnce({ coveredUntil, on }: EndingEffect, today: Temporal.PlainDate): boolean {
  return isBefore(coveredUntil, today) || isBefore(coveredUntil, on)
}

/** The contracts that end together: all that are not cancelled. */
export const notCancelled = (chain: readonly ChainContract[]) =>
  chain.filter(({ status }) => status !== 'cancelled')
