import { WITHDRAWAL_REASON } from '@sillage/domain/contracts/contracts.messages.ts'
import {
  extendedFrom,
  madeFrom,
  renewedBy,
  restoredBy,
} from '@sillage/domain/contracts/policy-chain.ts'
import {
  canWithdraw,
  type WithdrawalRight,
  withdrawalEffect,
} from '@sillage/domain/contracts/withdrawal.ts'
import { dayInParis, formatDay, isBefore } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { acknowledgement } from '../chain/contract-life.messages.ts'
import { insertEvents, restoreContract, type Wanted } from '../chain/policy-chain.repository.ts'
import {
  lockedChain,
  type OwnChain,
  ownChain,
  refuseUnless,
  stateRefusal,
} from '../chain/policy-chain.service.ts'
import { contributionsBack } from '../contributions/given-back.service.ts'
import { findDeclared } from '../declarations/declared.repository.ts'
import { previewEnded } from '../ledger/contract-postings.service.ts'
import { areClaimed } from './claimed-covers.service.ts'
import { endingRows, presentRefund } from './contract-ending.ts'
import { withdrawalRightIn } from './contract-withdrawal.ts'
import { endedWith, endTogether, presentEnded } from './end-contracts.service.ts'
import { settledRefund } from './settled-refund.ts'

type Withdrawal = Reply<typeof contractLife.withdrawal>['data']
type Withdrawn = Reply<typeof contractLife.withdraw>['data']

/** Whether and until when the policyholder can withdraw from a contract today, why not, and the refund. */
export async function withdrawalOf(context: RequestContext, wanted: Wanted): Promise<Withdrawal> {
  const { database, now } = context
  const today = dayInParis(now)
  const own = await ownChain(database, wanted)
  const ended = await endedWith(context, wanted)
  const right = rightOf(own)
  const isClaimed = await areClaimed(database, endingWith(own))
  const refusal = refusalOf({ own, right, today, isClaimed })
  const refund = refusal ? null : await refundOn(today, { own, database })
  return {
    available: refusal === null,
    until: right.right === 'none' ? null : right.lastDay.toString(),
    refusal,
    refund,
    effect: withdrawalEffect(continuingBeside(own, today)),
    withdrawn_at: ended?.kind === 'withdrawal' ? ended.at.toISOString() : null,
  }
}

async function refundOn(
  today: Temporal.PlainDate,
  { own, database }: { own: OwnChain; database: Database },
) {
  const ending = endingWith(own)
  const kind = 'withdrawal'
  const contributions = await contributionsBack(database, ending, { kind, today })
  const isCoverAsked = await isCoverAskedOf(database, own)
  const asking = { kind, coveredUntil: today, contributions, ground: null, isCoverAsked } as const
  const lines = endingRows(ending, { ...asking, claimed: new Map() })
  const ended = lines.map(({ contract, ending: kept }) => ({
    contract: contract.row,
    ending: { ...kept, kind, effect_date: today.toString() } as const,
  }))
  const settled = await previewEnded(database, ended, { coveredUntil: today, on: today, today })
  return presentRefund(lines, { askedId: own.contract.id, dueFrom: today, kind, settled })
}

/** The last day on which someone may withdraw; null when they may not today. */
export async function withdrawableUntil(
  database: Database,
  { own, today }: { own: OwnChain; today: Temporal.PlainDate },
): Promise<Temporal.PlainDate | null> {
  const right = rightOf(own)
  const isClaimed = await areClaimed(database, endingWith(own))
  if (right.right === 'none' || refusalOf({ own, right, today, isClaimed })) return null
  return right.lastDay
}

/** Withdraws from a contract, its extensions and everything made from it; a repeated request returns the same reply. */
export function withdrawContract(context: RequestContext, wanted: Wanted): Promise<Withdrawn> {
  const today = dayInParis(context.now)
  return inTransaction(context.database, async (transaction) => {
    const own = await lockedChain(transaction, wanted, today)
    const already = await withdrawn(transaction, { context, wanted })
    if (already) return already
    refuseUnless('withdraw', own, today)
    const isClaimed = await areClaimed(transaction, endingWith(own))
    const allowed = canWithdraw(rightOf(own), { today, isClaimed })
    if (!allowed.ok) throw refuse(allowed.error)
    await endTogether(
      transaction,
      { now: context.now, accountId: wanted.accountId },
      {
        kind: 'withdrawal',
        asked: own.contract,
        contracts: endingWith(own),
        reason: WITHDRAWAL_REASON,
        ground: null,
        isCoverAsked: await isCoverAskedOf(transaction, own),
        announced: continuingBeside(own, today) ? 'renewalWithdrawal' : 'withdrawal',
      },
    )
    await restoreRenewed(transaction, { context, own, today })
    const now = await withdrawn(transaction, { context, wanted })
    if (!now) throw notFound()
    return now
  })
}

/** The contract that was renewed goes on as if it had not been. */
async function restoreRenewed(
  transaction: Database,
  { context, own, today }: { context: RequestContext; own: OwnChain; today: Temporal.PlainDate },
) {
  const restored = restoredBy(own.contract, own.chain, today)
  if (!restored) return
  const { id: contract_id, status } = restored
  await restoreContract(transaction, restored)
  const by = {
    account_id: context.session.account.id,
    at: new Date(context.now.epochMilliseconds),
  }
  await insertEvents(transaction, [{ contract_id, action: 'restore', status, ...by }])
}

/** The acknowledgement of a withdrawal, built from what was recorded. */
async function withdrawn(
  database: Database,
  { context, wanted }: { context: RequestContext; wanted: Wanted },
): Promise<Withdrawn | null> {
  const ended = await endedWith({ ...context, database }, wanted)
  if (ended?.kind !== 'withdrawal') return null
  const at = ended.at
  const reply = presentEnded(ended)
  const id = reply.contract.contract_id
  const names = await namesOf(database, [id])
  const own = await ownChain(database, wanted)
  const continuing = continuingBeside(own, Temporal.PlainDate.from(ended.effect_date))
  return {
    ...reply,
    withdrawn_at: at.toISOString(),
    acknowledgement: acknowledgement({
      id,
      name: names.get(id) ?? '',
      at: inParis(at),
      continuing: continuing && formatDay(continuing.end),
      neverStarted: neverStartedOn(reply.refund.lines, ended.effect_date),
      money: settledRefund(reply.refund, dayInParis(at.toTemporalInstant())),
    }),
  }
}

/** The first day of what ended, in French, when it ended before it; otherwise null. */
function neverStartedOn(lines: Withdrawn['refund']['lines'], endedOn: string): string | null {
  const [first = endedOn] = lines.map(({ start_date }) => start_date).toSorted()
  return endedOn < first ? formatDay(Temporal.PlainDate.from(first)) : null
}

/** « 21 novembre 2026 à 14 h 42 ». */
function inParis(at: Date): string {
  const time = at.toTemporalInstant().toZonedDateTimeISO('Europe/Paris')
  const minutes = String(time.minute).padStart(2, '0')
  return `${formatDay(time.toPlainDate())} à ${time.hour}\u00a0h\u00a0${minutes}`
}

const rightOf = ({ contract, chain }: OwnChain): WithdrawalRight =>
  withdrawalRightIn(contract, chain)

/**
 * Whether cover before the end of the withdrawal right was asked for at the first signature; true when that was not
 * asked yet.
 */
async function isCoverAskedOf(database: Database, { contract, chain }: OwnChain) {
  const declared = await findDeclared(database, extendedFrom(contract, chain).id)
  return declared?.some(({ kind }) => kind === 'immediate_cover') ?? true
}

/** The contract whose renewal is withdrawn from, while it still runs on a day. */
function continuingBeside({ contract, chain }: OwnChain, day: Temporal.PlainDate) {
  const renewed = renewedBy(contract, chain)
  return renewed && !isBefore(renewed.end, day) ? renewed : null
}

/** What ends with a withdrawal: the contract first signed, and all that was made from it. */
function endingWith({ contract, chain }: OwnChain) {
  return madeFrom(extendedFrom(contract, chain).id, chain).filter(
    ({ status }) => status !== 'cancelled',
  )
}

function refusalOf(asked: {
  own: OwnChain
  right: WithdrawalRight
  today: Temporal.PlainDate
  isClaimed: boolean
}): Withdrawal['refusal'] {
  const allowed = canWithdraw(asked.right, asked)
  if (!allowed.ok) return { code: allowed.error.code, message: allowed.error.message }
  const refusal = stateRefusal('withdraw', asked.own, asked.today)
  return refusal && { code: refusal.code, message: refusal.message }
}
