import { isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import { type BankEvent, bankLines } from './bank-lines.ts'
import { issuedLines, type LedgerAccount, type LedgerEvent, type LedgerLine } from './ledger.ts'
import { type Parts, totalOf } from './parts.ts'
import { type Instalment, issueDay, schedule } from './schedule.ts'
import { settle, settlementLines } from './settlement.ts'

export interface BookEntry {
  readonly on: Temporal.PlainDate
  readonly event: LedgerEvent
  /** What it happened to: an event posts once to each. */
  readonly source: string
  readonly lines: readonly LedgerLine[]
}

interface BookDue extends Pick<Instalment, 'dueOn' | 'parts' | 'cents'> {
  readonly id: string
  isIssued: boolean
  isVoided: boolean
}

/** What was asked of the bank. */
interface BookOrder {
  readonly id: string
  readonly kind: 'collection' | 'payout'
  readonly dueId: string | null
  readonly cents: Cents
  state: 'sent' | 'settled' | 'rejected' | 'returned'
}

/**
 * The money of one policy chain, kept in memory by the rules of the domain alone: what a server keeps in its tables. Nothing
 * is added here to what a rule posts.
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

    /** What a signature, or an extension, makes due; its first instalment is asked for at once. */
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

    /** Asks for what is due soon. */
    issue(today: Temporal.PlainDate) {
      for (const due of dues)
        if (!due.isIssued && !due.isVoided && !isBefore(today, issueDay(due.dueOn))) {
          due.isIssued = true
          post(today, ['due.issued', due.id, issuedLines(due.parts, due.id)])
        }
    },

    /** Has the bank collect what is owed of a due; nothing that an order is out for, or that was collected. */
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

    /** Pays back, once every collection has come in, no more than the policy holds in favour of its holder. */
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

    /** What the bank says of an order: refused or executed what is out, given back what was executed. */
    answer(order: BookOrder, became: 'settled' | 'rejected' | 'returned', on: Temporal.PlainDate) {
      if (order.state !== (became === 'returned' ? 'settled' : 'sent')) return
      order.state = became
      byBank(`${order.kind}.${became}`, order, on)
    },

    /** A transfer that names a due; beyond what is owed of it, the whole waits for a person. */
    receive(dueId: string, cents: Cents, on: Temporal.PlainDate) {
      const id = newId('movement')
      const isKnown = cents <= owedOf(dueId)
      if (!isKnown) unmatched.push({ id, cents, isMatched: false })
      const event = isKnown ? 'movement.received' : 'movement.unknown'
      post(on, [event, id, bankLines(event, cents, isKnown ? dueId : null)])
    },

    /** A person says what a transfer pays. */
    match(movement: (typeof unmatched)[number], dueId: string, on: Temporal.PlainDate) {
      if (movement.isMatched || movement.cents > owedOf(dueId)) return
      movement.isMatched = true
      post(on, [
        'movement.matched',
        movement.id,
        bankLines('movement.matched', movement.cents, dueId),
      ])
    },

    /** Settles an end that gives back so much, part by part. */
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
