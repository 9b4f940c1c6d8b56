/** What a bank tells us, and what we ask of it, as plain data. Amounts are in cents. */
export type BankMessage = StatementMessage | NotificationMessage | StatusMessage | OrdersMessage

/** camt.053. */
export interface StatementMessage {
  readonly kind: 'statement'
  readonly messageId: string
  readonly statements: readonly Statement[]
}

/** camt.054: it tells sooner, and the statement tells again; booked is the statement alone. */
export interface NotificationMessage {
  readonly kind: 'notification'
  readonly messageId: string
  readonly statements: readonly Omit<Statement, 'opening' | 'closing'>[]
}

export interface Statement {
  readonly id: string
  readonly iban: string
  /** Below zero when we owe the bank. */
  readonly opening: number
  readonly closing: number
  readonly movements: readonly Movement[]
}

/** One booked movement: an entry, or one of the transactions that an entry holds. */
export interface Movement {
  /** The bank’s reference of the entry, and which of its transactions. */
  readonly reference: string
  readonly rank: number
  /** Above zero: credited to us. */
  readonly cents: number
  readonly bookedOn: string
  readonly endToEndId: string | null
  /** A batch that is booked as one, without telling its orders. */
  readonly batchId: string | null
  readonly mandateReference: string | null
  /** RF: in its own field, or in the text. */
  readonly creditorReference: string | null
  /** Why it was given back; null for what was not. */
  readonly returnReason: string | null
  readonly isFee: boolean
  /** Who is on the other side. */
  readonly party: string
  readonly partyIban: string | null
  readonly text: string
}

/** pain.002. */
export interface StatusMessage {
  readonly kind: 'status'
  readonly messageId: string
  readonly originalMessageId: string
  /** ACCP, ACSC, PART, RJCT, RCVC, RCVM… */
  readonly group: string | null
  readonly reasons: readonly string[]
  readonly orders: readonly {
    readonly endToEndId: string
    readonly status: string
    readonly reason: string | null
  }[]
}

/** pain.008 or pain.001. */
export interface OrdersMessage {
  readonly kind: 'collections' | 'transfers'
  readonly messageId: string
  readonly on: string
  readonly ownIban: string
  readonly orders: readonly ReadOrder[]
}

export interface ReadOrder {
  readonly endToEndId: string
  readonly cents: number
  readonly name: string
  readonly iban: string
  readonly text: string
  readonly mandateReference: string | null
}
