import { isNeverStarted } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import { isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import { UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import { type EndingEffect, HOLDER_DIED } from '@sillage/domain/products/ending-grounds.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { isAddressProved } from '../../accounts/session/account-access.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { settledTotals } from '../../payments/dues/dues.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { contractNotice } from '../chain/contract-life.messages.ts'
import {
  endContracts,
  findEndings,
  insertEndings,
  insertEvents,
  type Wanted,
} from '../chain/policy-chain.repository.ts'
import { type ChainContract, ownChain } from '../chain/policy-chain.service.ts'
import { presentContract } from '../contracts.present.ts'
import { contributionsBack, recordGivenBack } from '../contributions/given-back.service.ts'
import { tellInsuredVehicles } from '../insured-vehicles/tell-insured-vehicles.ts'
import { postEnded } from '../ledger/contract-postings.service.ts'
import { postPapersOf } from '../posts/post-papers.ts'
import { claimedCovers } from './claimed-covers.service.ts'
import { type EndingKind, endingRows, presentRefund } from './contract-ending.ts'
import { findNotice } from './ending-notice.repository.ts'
import { settledRefund } from './settled-refund.ts'

interface Ending {
  readonly kind: EndingKind
  readonly asked: ChainContract
  /** Every contract that ends, the one asked for included; none of them is cancelled yet. */
  readonly contracts: readonly ChainContract[]
  readonly reason: string
  /** The legal ground, if there is one. */
  readonly ground: string | null
  readonly isCoverAsked?: boolean
  /** When cover and contract end, if the law or the owner sets it; otherwise both end now. */
  readonly effect?: EndingEffect
  /** The notice that its owner gets; by default, that of its kind. */
  readonly announced?: Parameters<typeof contractNotice>[0]
  /** Whether it was asked for on an earlier day and takes effect now. */
  readonly isNoticed?: boolean
  /** Whether it was already reported to the file of insured vehicles. */
  readonly isReported?: boolean
}

interface By {
  readonly now: Temporal.Instant
  readonly accountId: string
}

/** Ends contracts of a locked chain: status, events, refunds, and the notice to the owner. */
export async function endTogether(transaction: Database, { now, accountId }: By, ending: Ending) {
  const { asked, contracts, kind, reason, ground, isCoverAsked = true, isNoticed = false } = ending
  const today = dayInParis(now)
  const effect = ending.effect ?? { coveredUntil: today, on: today }
  const at = new Date(now.epochMilliseconds)
  const by = { account_id: accountId, at, reason }
  await endContracts(transaction, {
    ids: contracts.map(({ id }) => id),
    at: new Date(endOf(effect.on, now).epochMilliseconds),
    reason,
  })
  const acted = isNoticed
    ? { action: 'end', at, reason, account_id: null }
    : { action: actionOf(ending), ...by }
  await insertEvents(
    transaction,
    contracts.map(({ id }) => ({ contract_id: id, status: 'cancelled' as const, ...acted })),
  )
  const together = { asked_contract_id: asked.id, kind, effect_date: effect.on.toString(), ...by }
  const { coveredUntil } = effect
  const contributions = await contributionsBack(transaction, contracts, {
    kind,
    today: coveredUntil,
  })
  await recordGivenBack(transaction, contributions, at)
  const claimed = await claimedCovers(transaction, contracts)
  const asking = { kind, coveredUntil, contributions, claimed, ground, isCoverAsked }
  const ended = endingRows(contracts, asking).map((row) => ({
    contract: row.contract.row,
    ending: { ...row.ending, ...together },
  }))
  await insertEndings(
    transaction,
    ended.map(({ ending: row }) => ({
      ...row,
      refund_rows: row.refund_rows && JSON.stringify(row.refund_rows),
    })),
  )
  await postEnded(transaction, ended, at)
  if (!ending.isReported) await tellEnd(transaction, contracts, { now, lastDay: coveredUntil })
  await postPapersOf(transaction, { contractId: asked.id, occasion: kind, now })
  const owner = asked.row.account_id
  const announced = announcedAs(
    ending,
    contracts.every((one) => isNeverStarted(one, effect)),
  )
  // what is owed after a termination is counted by « Mes paiements »
  const refund =
    announced === 'termination'
      ? undefined
      : (await endedWith({ database: transaction, now }, { id: asked.id, accountId: owner }))
          ?.refund
  const { mail, ...notice } = contractNotice(
    announced,
    asked,
    refund && settledRefund(refund, today),
  )
  // one mail per ending: the one with the receipt, which waits until the address is verified
  const isReceiptSent = await isAddressProved(transaction, owner)
  await notify(transaction, {
    accountId: owner,
    key: `contract.${kind}.${asked.id}`,
    ...notice,
    ...(isReceiptSent ? {} : { mail }),
  })
}

function announcedAs(
  { announced, kind, ground }: Ending,
  isNever: boolean,
): Parameters<typeof contractNotice>[0] {
  const said = announced ?? (ground === UNPAID_GROUND ? 'termination' : kind)
  return isNever && (said === 'cancellation' || said === 'withdrawal') ? `${said}BeforeStart` : said
}

function actionOf({ kind, ground }: Ending): string {
  if (kind === 'withdrawal') return 'withdraw'
  if (ground === HOLDER_DIED.id) return 'heirs'
  return ground === UNPAID_GROUND ? 'terminate' : 'cancel'
}

/**
 * Reports the end of cover of contracts that end together to the file of insured vehicles, from `occurredAt` on, by
 * default now.
 */
export function tellEnd(
  transaction: Database,
  contracts: readonly ChainContract[],
  {
    now,
    lastDay,
    occurredAt = now,
  }: { now: Temporal.Instant; lastDay: Temporal.PlainDate; occurredAt?: Temporal.Instant },
) {
  return tellInsuredVehicles(transaction, {
    kind: 'end',
    contracts: contracts
      .filter(({ id, end }) => !isTakenOver(id, contracts) && !isBefore(end, lastDay))
      .map(({ row }) => row),
    lastDay,
    now,
    occurredAt,
  })
}

export function laterOf(one: Temporal.PlainDate, other: Temporal.PlainDate) {
  return isBefore(one, other) ? other : one
}

/** The last second of a day in Paris, or now while that is to come. */
function endOf(day: Temporal.PlainDate, now: Temporal.Instant): Temporal.Instant {
  const last = day
    .add({ days: 1 })
    .toZonedDateTime('Europe/Paris')
    .toInstant()
    .subtract({ seconds: 1 })
  return Temporal.Instant.compare(last, now) < 0 ? last : now
}

/** What ended together with a contract of the account, as recorded; null while it has not ended. */
export async function endedWith({ database, now }: WorkContext, wanted: Wanted) {
  const { contract, chain } = await ownChain(database, wanted)
  const kept = await findEndings(database, contract.id)
  const [first] = kept
  if (!first) return null
  const today = dayInParis(now)
  const byId = new Map(chain.map((one) => [one.id, one]))
  const lines = kept.flatMap((ending) => {
    const of = byId.get(ending.contract_id)
    return of ? [{ contract: of, ending }] : []
  })
  const notice = (await findNotice(database, first.asked_contract_id)) ?? null
  const settled = await settledTotals(
    database,
    lines.map((line) => line.contract.id),
    first.at,
  )
  const endsOn = Temporal.PlainDate.from(first.effect_date)
  const dueFrom = laterOf(endsOn, dayInParis((notice ?? first).at.toTemporalInstant()))
  return {
    kind: first.kind,
    ground: first.ground,
    at: first.at,
    contract: presentContract(contract.row, today),
    related_contracts: lines
      .filter((other) => other.contract.id !== contract.id)
      .map((other) => presentContract(other.contract.row, today)),
    refund: presentRefund(lines, { askedId: contract.id, dueFrom, kind: first.kind, settled }),
    effect_date: first.effect_date,
    notice,
  }
}

/** What the wire carries of it. */
export function presentEnded(ended: NonNullable<Awaited<ReturnType<typeof endedWith>>>) {
  const { contract, related_contracts, refund, effect_date } = ended
  return { contract, related_contracts, refund, effect_date }
}
