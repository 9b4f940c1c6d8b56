import { planExtension } from '@sillage/domain/contracts/extension.ts'
import { refundRows } from '@sillage/domain/contracts/refund.ts'
import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import {
  indemnityLines,
  recoveryClaimedLines,
  recoveryReceivedLines,
  reserveLines,
} from '@sillage/domain/payments/claim-lines.ts'
import { type MoneyBook, openBook } from '@sillage/domain/payments/money-book.factory.ts'
import { partsAdded, partsOf, partsOfRefund } from '@sillage/domain/payments/parts.ts'
import { partsAskedFor } from '@sillage/domain/payments/schedule.ts'
import { addTargetDays } from '@sillage/domain/payments/sepa/target-days.ts'
import { euros, page } from './markdown.ts'
import { contractOf, SIGNED_ON } from './money-contract.ts'
import { monthlyParts } from './money-monthly.ts'
import { centsOf, tablesOf } from './money-tables.ts'

const CLAIM = 'claim'

export function moneyPage(): string {
  return page(
    'Money',
    'What two contracts and a claim do to the ledger, to the cent: prices by the tariff, postings, delays and notices by the rules of [payments](../packages/domain/src/payments), kept by the [book](../packages/domain/src/payments/money-book.factory.ts) that ten thousand random lives are [tried on](../packages/domain/src/payments/money-life.properties.test.ts). Below zero is what the policyholder is owed.',
    [...monthlyParts(), ...transferParts(), ...claimParts()],
  )
}

/** A car for three months, third party, paid by transfer, extended, then cancelled. */
function transferParts(): readonly string[] {
  const contract = contractOf('car-041')
  const { lines, priceCents } = contract
  const book = openBook()
  const plan = { cadence: 'once', method: 'transfer' } as const
  const parts = partsOf({ rows: lines, totalCents: priceCents }, 0)
  book.sign(parts, { plan, period: contract, signedOn: SIGNED_ON })
  pay(book, SIGNED_ON.add({ days: 6 }))
  const extendedOn = contract.end.subtract({ days: 20 })
  const newEnd = contract.end.add({ days: 30 })
  const extension = planExtension(contract, { newEnd, chainStart: contract.start })
  if (!extension.ok) throw new Error(extension.error.message)
  const { totalCents, extensionCents } = extension.value
  const whole = partsOf({ rows: extension.value.lines, totalCents }, 0)
  const added = partsAskedFor(partsAdded(whole, parts))
  book.sign(added, { plan, period: extension.value.period, signedOn: extendedOn })
  pay(book, extendedOn.add({ days: 4 }))
  const leftOn = contract.end.subtract({ days: 5 })
  const ending = {
    ...contract,
    ...extension.value.period,
    priceCents: totalCents,
    lines: extension.value.lines,
  }
  const given = partsOfRefund(refundRows(ending, { day: leftOn, kind: 'choice' }))
  const { refundCents } = book.end(given, leftOn)
  const order = book.payBack(addTargetDays(leftOn, 1))
  if (order) book.answer(order, 'settled', addTargetDays(leftOn, 3))
  return [
    '## A car by transfer, extended, then left',
    `Third party, 92 days from ${contract.start.toString()}: ${euros(priceCents)}. Thirty days more cost ${euros(extensionCents)}; whoever leaves on ${leftOn.toString()} is paid ${euros(refundCents)} back.`,
    ...tablesOf(book),
  ]
}

/** A claim: reserved, decided, paid, and partly recovered from somebody else. */
function claimParts(): readonly string[] {
  const opened = Temporal.PlainDate.from('2027-01-11')
  const [reserve, indemnity, recovered] = [150_000, 30_050, 12_000]
  const happened = [
    [0, 'reserve.changed', reserveLines(reserve, CLAIM)],
    [9, 'reserve.changed', reserveLines(indemnity - reserve, CLAIM)],
    [15, 'payout.ordered', indemnityLines('payout.ordered', indemnity, CLAIM)],
    [17, 'payout.settled', indemnityLines('payout.settled', indemnity, CLAIM)],
    [30, 'recovery.claimed', recoveryClaimedLines(recovered, CLAIM)],
    [58, 'movement.unknown', bankLines('movement.unknown', recovered)],
    [
      59,
      'recovery.received',
      recoveryReceivedLines(recovered, { claimId: CLAIM, from: 'to_be_matched' }),
    ],
  ] as const
  const entries = happened.map(([day, event, lines]) => ({
    on: opened.add({ days: day }),
    event,
    lines,
  }))
  const cost = indemnity - recovered
  return [
    '## A claim, paid, and owed in part by somebody else',
    `${euros(reserve)} are put aside at the declaration; the decision pays ${euros(indemnity)}. Somebody else owes ${euros(recovered)} of it, and their transfer came without its reference: it waits for two people who say what it pays. The claim costs ${euros(cost)}.`,
    ...tablesOf({
      entries,
      balance: (account) => entries.reduce((sum, { lines }) => sum + centsOf(lines, account), 0),
    }),
  ]
}

/** Pays by transfer everything that was called. */
function pay(book: MoneyBook, on: Temporal.PlainDate) {
  for (const { id } of book.dues) {
    const owed = book.owedOf(id)
    if (owed > 0) book.receive(id, owed, on)
  }
}
