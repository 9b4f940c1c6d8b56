import { isBefore } from '../../values/day.ts'
import { readIban } from '../../values/iban.ts'
import type { Cents } from '../../values/money.ts'
import { isSepaText } from './characters.ts'
import { isTargetDay } from './target-days.ts'

/** The account that a file debits or credits, and the name that the bank has for it. */
export interface OwnAccount {
  readonly name: string
  readonly iban: string
  /** ICS; used only for collections. */
  readonly creditorId: string
  /** Whether transfers should arrive within seconds (SCT Inst); used only for transfers. */
  readonly paysAtOnce: boolean
}

/** The header of every file of orders. */
export interface FileHead {
  readonly messageId: string
  readonly createdAt: string
  /** The day on which the bank is to debit or pay. */
  readonly on: Temporal.PlainDate
}

interface Order {
  /** New for each retry; returned by the bank with the result. */
  readonly endToEndId: string
  readonly cents: Cents
  /** In characters that banks accept. */
  readonly name: string
  readonly iban: string
  readonly text: string
}

export interface Transfer extends Order {}

export interface Collection extends Order {
  readonly mandate: {
    readonly reference: string
    readonly signedOn: Temporal.PlainDate
    /** The IBAN debited before, until a collection has reported the change; otherwise null. */
    readonly formerIban: string | null
  }
}

/** The smallest and the largest amount of an order, in cents. */
const LEAST = 1
const MOST = 99_999_999_999

export const SEPA_LIMITS = { id: 35, name: 70, text: 140 } as const

/**
 * Errors in orders that the schema doesn't catch: characters, ids, amounts, the day, IBANs. Empty when there are none;
 * each names its order by end-to-end id.
 */
export function faultsOfOrders(head: FileHead, orders: readonly Order[]): string[] {
  const day = head.on.toString()
  const ids = [head.messageId, ...orders.map(({ endToEndId }) => endToEndId)]
  return [
    ...(orders.length === 0 ? ['no order'] : []),
    ...(isTargetDay(head.on) ? [] : [`${day}: no day of settlement`]),
    ...(isBefore(head.on, Temporal.PlainDate.from(head.createdAt.slice(0, 10)))
      ? [`${day}: past`]
      : []),
    ...ids.flatMap((id) => (isId(id) ? [] : [`${id}: no id`])),
    ...repeated(ids).map((id) => `${id}: twice`),
    ...orders.flatMap(faultsOfOrder),
  ]
}

function faultsOfOrder({ endToEndId, cents, name, iban, text }: Order): string[] {
  const faults = {
    amount: !Number.isSafeInteger(cents) || cents < LEAST || cents > MOST,
    name: name === '' || name.length > SEPA_LIMITS.name || !isSepaText(name),
    IBAN: !readIban(iban).ok,
    text: text.length > SEPA_LIMITS.text || !isSepaText(text),
  }
  return Object.entries(faults).flatMap(([what, isWrong]) =>
    isWrong ? [`${endToEndId}: ${what}`] : [],
  )
}

function isId(id: string): boolean {
  return id.length > 0 && id.length <= SEPA_LIMITS.id && isSepaText(id) && !id.includes(' ')
}

function repeated(all: readonly string[]): string[] {
  const seen = new Set<string>()
  return all.filter((one) => seen.has(one) || !seen.add(one))
}
