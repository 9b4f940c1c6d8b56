/** A card payment to start; calling again with the same reference starts no second one. */
interface CardOrder {
  /** Our own reference, which makes repeated calls the same payment. */
  readonly reference: string
  readonly cents: number
  /** The name shown on the page. */
  readonly label: string
  /** Where the browser returns, with `carte` and `signature` in the query. */
  readonly returnUrl: string
  /** Where the provider sends its own notification. */
  readonly newsUrl: string
}

/** A signed message of the provider about a payment. */
export interface CardNews {
  readonly reference: string
  readonly providerId: string
  readonly cents: number
  readonly currency: string
  readonly state: 'paid' | 'refused'
}

/** A transfer from the provider to us. */
export interface CardSettlement {
  /** The text of the transfer. */
  readonly reference: string
  readonly netCents: number
  readonly feeCents: number
  /** Our references of the payments it contains. */
  readonly payments: readonly {
    readonly reference: string
    readonly providerId: string
    readonly cents: number
  }[]
}

/**
 * A card payment provider with its own payment page. card-contract.factory.ts tests what every implementation must
 * guarantee.
 */
export interface CardProvider {
  /** Opens a payment page. */
  start(order: CardOrder): Promise<{ readonly providerId: string; readonly page: string }>
  /** Reads a message; null when its signature is wrong. */
  verify(raw: Uint8Array, signature: string): CardNews | null
  /** Refunds an amount to the card; repeating a reference refunds nothing twice. `refused` is final. */
  refund(order: {
    readonly providerId: string
    readonly reference: string
    readonly cents: number
  }): Promise<'refunded' | 'refused'>
  /** The transfers made to us since a day. */
  settlements(since: Temporal.PlainDate): Promise<readonly CardSettlement[]>
}

/** The provider did not respond, or not as agreed. */
export class CardProviderFault extends Error {}
