import { DELAYS } from '../law/delays.ts'
import { isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import { type BankEvent, bankLines } from './bank-lines.ts'
import { issuedLines, type LedgerAccount, type LedgerEvent, type LedgerLine } from './ledger.ts'
import { type Parts, totalOf } from './parts.ts'
import { type Instalment, schedule } from './schedule.ts'
import { settle, settlementLines } from './settlement.ts'

export interface BookEntry {
  readonly on: Temporal.PlainDate
  readonly event: LedgerEvent
  /** The object of the event: an event is posted once for each. */
  readonly source: string
  readonly lines: readonly LedgerLine[]
}

interface BookDue extends Pick<Instalment, 'dueOn' | 'parts' | 'cents'> {
  readonly id: string
  isIssued: boolean
  isVoided: boolean
}

/** An order sent to the bank. */
interface BookOrder {
  readonly id: string
  readonly kind: 'collection' | 'payout'
  readonly dueId: string | null
  readonly cents: Cents
  state: 'sent' | 'settled' | 'rejected' | 'returned'
}

/**
 * The money of one chain of contracts, in memory, by the rules of the domain: what the server keeps in its tables. It
 * posts nothing but what a rule returns.
 */
export function openBook() {
  const entries: BookEntry[] = []
  const dues: BookDue[] = []
  const orders: BookOrder[] = []
  const unmatched: { readonly id: string; readonly cents: Cents; isMatched: boolean }[] = []
  let refundCents = 0
  let count = 0
  const newId = (kind: string) => `${kind} ${++count}`

  const post = (
    on: Temporal.PlainDate,
    [event, source, lines]: readonly [LedgerEvent, string, readonly LedgerLine[]],
  ) => {
    if (lines.length > 0) entries.push({ on, event, source, lines })
  }
  const sum = (isMeant: (line: LedgerLine) => boolean) =>
    entries
      .flatMap(({ lines }) => lines)
      .reduce((all, line) => (isMeant(line) ? all + line.cents : all), 0)
  const balance = (account: LedgerAccount) => sum((line) => line.account === account)
  const owedOf = (id: string) =>
    sum((line) => line.account === 'policyholders' && line.dueId === id)
  const byBank = (event: BankEvent, order: BookOrder, on: Temporal.PlainDate) =>
    post(on, [event, order.id, bankLines(event, order.cents, order.dueId)])

  return {
    entries,
    dues,
    orders,
    unmatched,
    balance,
    owedOf,
    refund: () => refundCents,

    /** Makes the schedule of a signature or an extension; its first instalment is issued at once. */
    sign(parts: Parts, how: Parameters<typeof schedule>[1]) {
      const contract = newId('contract')
      const own = schedule(parts, how).map(({ rank, dueOn, parts: share, cents }) => ({
        id: newId('due'),
        dueOn,
        parts: share,
        cents,
        isIssued: rank === 1,
        isVoided: false,
      }))
      dues.push(...own)
      const [first] = own
      if (first)
        post(how.signedOn, ['contract.signed', contract, issuedLines(first.parts, first.id)])
    },

    /** Issues the instalments that are due soon. */
    issue(today: Temporal.PlainDate) {
      const until = today.add({ days: DELAYS.paymentNotice.count })
      for (const due of dues)
        if (!due.isIssued && !due.isVoided && !isBefore(until, due.dueOn)) {
          due.isIssued = true
          post(today, ['due.issued', due.id, issuedLines(due.parts, due.id)])
        }
    },

    /** Orders the collection of what is owed for a due; null when it is already ordered or collected. */
    collect(dueId: string, on: Temporal.PlainDate): BookOrder | null {
      const isTaken = orders.some(
        (order) => order.dueId === dueId && (order.state === 'sent' || order.state === 'settled'),
      )
      const cents = owedOf(dueId)
      if (isTaken || cents <= 0) return null
      const order: BookOrder = {
        id: newId('order'),
        kind: 'collection',
        dueId,
        cents,
        state: 'sent',
      }
      orders.push(order)
      byBank('collection.sent', order, on)
      return order
    },

    /** Pays the refund back, once the balance without collections under way covers it. */
    payBack(on: Temporal.PlainDate): BookOrder | null {
      const held = balance('policyholders') + balance('collections_under_way')
      const isOut = orders.some(
        ({ kind, state }) => kind === 'payout' && (state === 'sent' || state === 'settled'),
      )
      if (isOut || refundCents === 0 || held > -refundCents) return null
      const order: BookOrder = {
        id: newId('order'),
        kind: 'payout',
        dueId: null,
        cents: refundCents,
        state: 'sent',
      }
      orders.push(order)
      byBank('payout.ordered', order, on)
      return order
    },

    /** The bank's report on an order: rejects or settles one that was sent, returns one that was settled. */
    answer(order: BookOrder, became: 'settled' | 'rejected' | 'returned', on: Temporal.PlainDate) {
      if (order.state !== (became === 'returned' ? 'settled' : 'sent')) return
      order.state = became
      byBank(`${order.kind}.${became}`, order, on)
    },

    /** A transfer that names a due; when it exceeds what is owed, the whole transfer waits for a person. */
    receive(dueId: string, cents: Cents, on: Temporal.PlainDate) {
      const id = newId('movement')
      const isKnown = cents <= owedOf(dueId)
      if (!isKnown) unmatched.push({ id, cents, isMatched: false })
      const event = isKnown ? 'movement.received' : 'movement.unknown'
      post(on, [event, id, bankLines(event, cents, isKnown ? dueId : null)])
    },

    /** A person matches a transfer to a due. */
    match(movement: (typeof unmatched)[number], dueId: string, on: Temporal.PlainDate) {
      if (movement.isMatched || movement.cents > owedOf(dueId)) return
      movement.isMatched = true
      post(on, [
        'movement.matched',
        movement.id,
        bankLines('movement.matched', movement.cents, dueId),
      ])
    },

    /** Settles an end that refunds this much, part by part. */
    end(given: Parts, on: Temporal.PlainDate) {
      const open = dues
        .filter(({ isVoided }) => !isVoided)
        .map((due) => ({ ...due, owedCents: owedOf(due.id) }))
      const settlement = settle(open, given)
      for (const due of dues) if (settlement.voided.includes(due.id)) due.isVoided = true
      const id = newId('due')
      const { owed } = settlement
      if (owed && totalOf(owed) > 0)
        dues.push({
          id,
          dueOn: on,
          parts: owed,
          cents: totalOf(owed),
          isIssued: true,
          isVoided: false,
        })
      post(on, ['contract.ended', newId('end'), settlementLines(settlement, id)])
      refundCents += settlement.refundCents
      return settlement
    },
  }
}

export type MoneyBook = ReturnType<typeof openBook>
