/** What a bank sends us and what we send it, as plain data. Amounts are in cents. */
export type BankMessage = StatementMessage | NotificationMessage | StatusMessage | OrdersMessage

/** camt.053. */
export interface StatementMessage {
  readonly kind: 'statement'
  readonly messageId: string
  readonly statements: readonly Statement[]
}

/** camt.054: an advance notice. The statement repeats it, and only the statement is booked. */
export interface NotificationMessage {
  readonly kind: 'notification'
  readonly messageId: string
  readonly statements: readonly Omit<Statement, 'opening' | 'closing'>[]
}

export interface Statement {
  readonly id: string
  readonly iban: string
  /** In cents; negative when we owe the bank. */
  readonly opening: number
  readonly closing: number
  readonly movements: readonly Movement[]
}

/** One booked movement: an entry, or one of the transactions that an entry holds. */
export interface Movement {
  /** The bank’s reference of the entry, and the index of the transaction in it. */
  readonly reference: string
  readonly rank: number
  /** Positive when credited to us. */
  readonly cents: number
  readonly bookedOn: string
  readonly endToEndId: string | null
  /** Set when a batch is booked as a single entry, without its orders. */
  readonly batchId: string | null
  readonly mandateReference: string | null
  /** The creditor reference (RF…), from its own field or from the text. */
  readonly creditorReference: string | null
  /** Why it was returned; null when it was not. */
  readonly returnReason: string | null
  readonly isFee: boolean
  /** The other party. */
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
