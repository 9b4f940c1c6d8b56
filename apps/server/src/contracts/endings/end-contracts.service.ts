import { isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { settledTotals } from '../../payments/dues/dues.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
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

interface Ending {
  readonly kind: EndingKind
  readonly asked: ChainContract
  /** Every contract that ends, the one asked for included; none of them is cancelled yet. */
  readonly contracts: readonly ChainContract[]
  readonly reason: string
  /** Of the law, when there is one. */
  readonly ground: string | null
  readonly isCoverAsked?: boolean
}

/** Ends contracts of a chain that is held: status, events, what is given back, and what the owner is told. */
export async function endTogether(transaction: Database, context: RequestContext, ending: Ending) {
  const { asked, contracts, kind, reason, ground, isCoverAsked = true } = ending
  const today = dayInParis(context.now)
  const at = new Date(context.now.epochMilliseconds)
  const by = { account_id: context.session.account.id, at, reason }
  await endContracts(transaction, { ids: contracts.map(({ id }) => id), at, reason })
  const action = kind === 'withdrawal' ? 'withdraw' : 'cancel'
  await insertEvents(
    transaction,
    contracts.map(({ id }) => ({ contract_id: id, action, status: 'cancelled' as const, ...by })),
  )
  const together = { asked_contract_id: asked.id, kind, effect_date: today.toString(), ...by }
  const contributions = await contributionsBack(transaction, contracts, { kind, today })
  await recordGivenBack(transaction, contributions, at)
  const claimed = await claimedCovers(transaction, contracts)
  const asking = { kind, today, contributions, claimed, ground, isCoverAsked }
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
  await tellInsuredVehicles(transaction, {
    kind: 'end',
    contracts: contracts
      .filter(({ id, end }) => !isTakenOver(id, contracts) && !isBefore(end, today))
      .map(({ row }) => row),
    now: context.now,
  })
  await postPapersOf(transaction, { contractId: asked.id, occasion: kind, now: context.now })
  await notify(transaction, {
    accountId: asked.row.account_id,
    key: `contract.${kind}.${asked.id}`,
    ...contractNotice(kind, asked),
  })
}

/** What ended together with a contract of the account, as it was kept; null while nothing has. */
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
  const effectDate = Temporal.PlainDate.from(first.effect_date)
  const settled = await settledTotals(
    database,
    lines.map((line) => line.contract.id),
  )
  return {
    kind: first.kind,
    at: first.at,
    contract: presentContract(contract.row, today),
    related_contracts: lines
      .filter((other) => other.contract.id !== contract.id)
      .map((other) => presentContract(other.contract.row, today)),
    refund: presentRefund(lines, { askedId: contract.id, effectDate, kind: first.kind, settled }),
    effect_date: first.effect_date,
  }
}

/** What the wire carries of it. */
export function presentEnded(ended: NonNullable<Awaited<ReturnType<typeof endedWith>>>) {
  const { contract, related_contracts, refund, effect_date } = ended
  return { contract, related_contracts, refund, effect_date }
}
