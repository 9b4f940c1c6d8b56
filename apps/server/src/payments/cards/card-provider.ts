/** What is asked of a card: one payment, by one reference, however often it is asked. */
export interface CardOrder {
  /** Ours, and the same again is the same payment. */
  readonly reference: string
  readonly cents: number
  /** What the page calls it. */
  readonly label: string
  /** Where the browser comes back, with `carte` and `signature` behind it. */
  readonly returnUrl: string
  /** Where the provider tells the same itself. */
  readonly newsUrl: string
}

/** What a provider has signed of a payment. */
export interface CardNews {
  readonly reference: string
  readonly providerId: string
  readonly cents: number
  readonly currency: string
  readonly state: 'paid' | 'refused'
}

/** A transfer of the provider to us. */
export interface CardSettlement {
  /** What the transfer says. */
  readonly reference: string
  readonly netCents: number
  readonly feeCents: number
  /** Our references of the payments in it. */
  readonly payments: readonly {
    readonly reference: string
    readonly providerId: string
    readonly cents: number
  }[]
}

/**
 * Who takes cards for us, on a page of theirs. What anyone must keep who is put behind it is tried by
 * card-contract.factory.ts.
 */
export interface CardProvider {
  /** Opens a page to pay on. */
  start(order: CardOrder): Promise<{ readonly providerId: string; readonly page: string }>
  /** What a message says, or null when it isn’t theirs. */
  verify(raw: Uint8Array, signature: string): CardNews | null
  /** Sends an amount back to the card; the same reference again sends nothing twice. `refused`: it never will. */
  refund(order: {
    readonly providerId: string
    readonly reference: string
    readonly cents: number
  }): Promise<'refunded' | 'refused'>
  /** What has been paid to us since a day. */
  settlements(since: Temporal.PlainDate): Promise<readonly CardSettlement[]>
}

/** It did not answer, or not as agreed. */
export class CardProviderFault extends Error {}
