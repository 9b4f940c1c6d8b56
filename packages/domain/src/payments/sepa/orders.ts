import { isBefore } from '../../values/day.ts'
import { readIban } from '../../values/iban.ts'
import type { Cents } from '../../values/money.ts'
import { isSepaText } from './characters.ts'
import { isTargetDay } from './target-days.ts'

/** Whose account a file debits or credits, and by which name banks know it. */
export interface OwnAccount {
  readonly name: string
  readonly iban: string
  /** ICS; collections alone need it. */
  readonly creditorId: string
  /** Whether transfers are to arrive within seconds (SCT Inst); they need it alone. */
  readonly paysAtOnce: boolean
}

/** What every file of orders says of itself. */
export interface FileHead {
  readonly messageId: string
  readonly createdAt: string
  /** When the bank is to debit or to pay. */
  readonly on: Temporal.PlainDate
}

interface Order {
  /** New at each retry; it comes back with what became of it. */
  readonly endToEndId: string
  readonly cents: Cents
  /** As banks read it. */
  readonly name: string
  readonly iban: string
  readonly text: string
}

export interface Transfer extends Order {}

export interface Collection extends Order {
  readonly mandate: {
    readonly reference: string
    readonly signedOn: Temporal.PlainDate
    /** The IBAN that it debited before, until a collection has said so. */
    readonly formerIban: string | null
  }
}

/** The least and the most that an order may carry. */
const LEAST = 1
const MOST = 99_999_999_999

export const SEPA_LIMITS = { id: 35, name: 70, text: 140 } as const

/**
 * What is wrong with orders that a schema lets pass: characters, ids, amounts, the day, IBANs. Empty when nothing is; each
 * fault names its order by its end-to-end id.
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
