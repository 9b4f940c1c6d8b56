import { randomUUID } from 'node:crypto'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import { creditorReference } from '@sillage/domain/payments/creditor-reference.ts'
import { issuedLines } from '@sillage/domain/payments/ledger.ts'
import { type Parts, totalOf } from '@sillage/domain/payments/parts.ts'
import type { Instalment, PaymentMethod } from '@sillage/domain/payments/schedule.ts'
import {
  awaitsEnd,
  type CoverToEnd,
  type DatedDue,
  duesAtEnd,
  leftToPay,
  type SettledTotals,
  type Settlement,
  settle,
  settlementLines,
  type ToPay,
  totalsOf,
} from '@sillage/domain/payments/settlement.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { post } from '../ledger.service.ts'
import {
  findDuesOf,
  findOwedAt,
  findSettled,
  holdDues,
  insertDues,
  issueUntil,
  type KnownDue,
  partsOfDue,
  putOff,
  voidDues,
} from './dues.repository.ts'
import { nextTry } from './next-try.ts'
import { type Debtor, requestRefund } from './payouts.service.ts'

const BATCH = 500

interface Owing extends Debtor {
  readonly instalments: readonly Instalment[]
  readonly method: PaymentMethod
  readonly mandateId: string | null
}

/** Stores the dues of a signed contract, and calls the first. */
export async function owe(transaction: Database, owing: Owing, at: Date) {
  const rows = owing.instalments.map(({ rank, dueOn, parts }) =>
    rowOf(owing, { rank, dueOn, parts, issuedAt: rank === 1 ? at : null }),
  )
  await insertDues(transaction, rows)
  const [first] = owing.instalments
  const [row] = rows
  if (!first || !row) return
  await post(
    transaction,
    [
      {
        event: 'contract.signed',
        source: owing.contractId,
        policyId: owing.policyId,
        on: dayInParis(at.toTemporalInstant()),
        lines: issuedLines(first.parts, row.id),
      },
    ],
    at,
  )
}

function rowOf(
  { contractId, accountId, policyId, method, mandateId }: Omit<Owing, 'instalments'>,
  due: { rank: number; dueOn: Temporal.PlainDate; parts: Parts; issuedAt: Date | null },
) {
  return {
    id: randomUUID(),
    account_id: accountId,
    contract_id: contractId,
    policy_id: policyId,
    rank: due.rank,
    due_on: due.dueOn.toString(),
    ...due.parts,
    method,
    mandate_id: mandateId,
    reference: referenceOf(contractId, due.rank),
    issued_at: due.issuedAt,
    voided_at: null,
  }
}

/** Twelve of the contract’s characters and the rank: short, since people type it by hand in a transfer. */
function referenceOf(contractId: string, rank: number): string {
  const contract = contractId.replaceAll('-', '').slice(0, 12)
  return creditorReference(`${contract}${String(rank).padStart(2, '0')}`)
}

/** Calls the dues of the coming days: from then on they are owed and posted. Repeating it calls nothing twice. */
export async function issueDues(database: Database, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  const today = dayInParis(now)
  const until = today.add({ days: DELAYS.paymentNotice.count }).toString()
  let count = BATCH
  while (count === BATCH)
    count = await inTransaction(database, async (transaction) => {
      const issued = await issueUntil(transaction, { until, at, limit: BATCH })
      const postings = issued.map((due) => ({
        event: 'due.issued' as const,
        source: due.id,
        policyId: due.policy_id,
        on: today,
        lines: issuedLines(partsOfDue(due), due.id),
      }))
      await post(transaction, postings, at)
      return issued.length
    })
}

const creditOf = ({ credits }: Settlement, id: string) =>
  credits.find(({ dueId }) => dueId === id)?.cents ?? 0

interface Ended extends Debtor {
  /** The contract and those that it extended, whose dues it continues. */
  readonly family: readonly string[]
  /** The refund, component by component. */
  readonly given: Parts
  /** The day it takes effect, which may be before the day it is settled. */
  readonly on: Temporal.PlainDate
}

/**
 * Settles the dues of a contract that ends: voids those not called, reduces the unpaid ones, refunds the rest, or calls
 * what the days used cost beyond. Returns false when the contract has no dues, having been signed before they existed.
 */
export async function settleEnd(transaction: Database, ended: Ended, at: Date): Promise<boolean> {
  await holdDues(transaction, ended.family)
  const dues = await findDuesOf(transaction, ended.family)
  if (dues.length === 0) return false
  const settlement = settle(openDuesOf(dues, ended.on), ended.given)
  await voidDues(transaction, settlement.voided, at)
  const last = Math.max(
    0,
    ...dues.flatMap((due) => (due.contract_id === ended.contractId ? due.rank : [])),
  )
  const owedId = await oweTheRest(transaction, { ...ended, settlement, rank: last + 1 }, at)
  const today = dayInParis(at.toTemporalInstant())
  const left = dues.filter(({ id, owed }) => owed > creditOf(settlement, id))
  await putOff(
    transaction,
    left.map(({ id }) => id),
    { today: today.toString(), until: restDay(today).toString() },
  )
  const lines = settlementLines(settlement, owedId)
  const { contractId: source, policyId, on } = ended
  await post(transaction, [{ event: 'contract.ended', source, policyId, on, lines }], at)
  if (settlement.refundCents > 0)
    await requestRefund(transaction, { ...ended, cents: settlement.refundCents, dues }, at)
  return true
}

const methodOf = (due: Pick<KnownDue, 'due_on' | 'method' | 'tried'>, today: Temporal.PlainDate) =>
  nextTry(due, today) ? 'direct_debit' : 'transfer'

function openDuesOf(dues: readonly KnownDue[], today: Temporal.PlainDate): DatedDue[] {
  return dues
    .filter(({ voided_at }) => voided_at === null)
    .map((due) => ({
      id: due.id,
      dueOn: Temporal.PlainDate.from(due.due_on),
      method: methodOf(due, today),
      parts: partsOfDue(due),
      isIssued: due.issued_at !== null,
      owedCents: due.owed,
    }))
}

/** The last day that an end leaves covered, the day it takes effect, and the day it is asked for. */
export interface DaysOfEnd {
  readonly coveredUntil: Temporal.PlainDate
  readonly on: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** What an end does to dues, in cents, and everything that is still to be paid. */
export interface SettledEnd extends SettledTotals {
  readonly toPay: readonly ToPay[]
}

/**
 * What ends would do to the dues of their contracts; null when they have none. An end on a later day finds what is asked
 * for until then paid, and counts it in what is still to be paid.
 */
export async function previewEnds(
  database: Database,
  ends: readonly (Pick<Ended, 'family' | 'given'> & Pick<CoverToEnd, 'start'>)[],
  { coveredUntil, on, today }: DaysOfEnd,
): Promise<SettledEnd | null> {
  const known = await findDuesOf(
    database,
    ends.flatMap(({ family }) => family),
  )
  if (known.length === 0) return null
  const isLater = isBefore(today, on)
  // a later end is settled by the work of the next day
  const settledOn = isLater ? on.add({ days: 1 }) : today
  const restOn = restDay(settledOn)
  const settled = ends.flatMap(({ family, given, start }) => {
    const cover = { start, coveredUntil }
    const own = known.filter(({ contract_id }) => family.includes(contract_id))
    const now = openDuesOf(own, today)
    if (now.length === 0) return []
    const { dues, toPay } = isLater ? duesAtEnd(now, cover) : { dues: now, toPay: [] }
    const settlement = settle(dues, given)
    const isPutOff = (due: DatedDue) =>
      isLater && awaitsEnd(due, cover) && isBefore(due.dueOn, settledOn)
    const dated = dues.map((due) => (isPutOff(due) ? { ...due, dueOn: restOn } : due))
    const left = leftToPay(dated, settlement, restOn)
    return [{ now, dues, settlement, toPay: [...toPay, ...left] }]
  })
  const toPay = settled.flatMap((one) => one.toPay).toSorted(byDay)
  const { paid } = totalsOf(settled.map(({ now, settlement }) => ({ dues: now, settlement })))
  return { ...totalsOf(settled), paid, toPay }
}

const byDay = (one: ToPay, other: ToPay) => Temporal.PlainDate.compare(one.dueOn, other.dueOn)

/** What an end did to the dues of contracts, and what they left to pay at that moment; null when they have none. */
export async function settledTotals(
  database: Database,
  contractIds: readonly string[],
  at: Date,
): Promise<SettledEnd | null> {
  const totals = await findSettled(database, contractIds)
  if (!totals) return null
  const today = dayInParis(at.toTemporalInstant())
  const owed = await findOwedAt(database, contractIds, at)
  return {
    ...totals,
    toPay: owed.map((due) => ({
      dueOn: Temporal.PlainDate.from(due.due_on),
      method: methodOf(due, today),
      cents: due.owed,
    })),
  }
}

/** When the rest that an end makes due is to be paid. */
const restDay = (on: Temporal.PlainDate) => on.add({ days: DELAYS.price.count })

/** By transfer, since the signed schedule announced no debit of it. */
async function oweTheRest(
  transaction: Database,
  ended: Ended & { settlement: Settlement; rank: number },
  at: Date,
): Promise<string> {
  const { owed } = ended.settlement
  const row = rowOf(
    { ...ended, method: 'transfer', mandateId: null },
    {
      rank: ended.rank,
      dueOn: restDay(dayInParis(at.toTemporalInstant())),
      parts: owed ?? ended.given,
      issuedAt: at,
    },
  )
  if (owed && totalOf(owed) > 0) await insertDues(transaction, [row])
  return row.id
}
