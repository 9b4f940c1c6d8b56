/** What a collection that a bank refuses or gives back leads to. */
export type AfterCollection =
  /** tried once more, some days later; then by transfer */
  | 'retry'
  /** the mandate is suspended until there is another IBAN */
  | 'suspend'
  /** the due is owed again, nothing is tried without word from the customer */
  | 'reopen'
  /** the mandate is revoked, the fraud is looked into, never again */
  | 'revoke'
  /** nothing is tried: the customer is asked, or a person looks at it */
  | 'stop'
  /** our order was sent twice: alarm */
  | 'alarm'
  /** the creditor identifier is wrong: no batch leaves any more */
  | 'halt'
  /** our file is at fault: to be mended and sent anew */
  | 'mend'

/**
 * Reasons of banks (ISO 20022 external codes, EPC173-14): MS03 is how French banks hide AM04 and AC04.
 */
const AFTER_COLLECTION: Readonly<Record<string, AfterCollection>> = {
  AM04: 'retry',
  MS03: 'retry',
  AC01: 'suspend',
  AC04: 'suspend',
  AC06: 'suspend',
  AG01: 'suspend',
  RC01: 'suspend',
  MD06: 'reopen',
  MD01: 'revoke',
  MS02: 'stop',
  SL01: 'stop',
  MD07: 'stop',
  AM05: 'alarm',
  BE05: 'halt',
  FF01: 'mend',
  FF05: 'mend',
  AG02: 'mend',
  MD02: 'mend',
  DT01: 'mend',
  RR01: 'mend',
  RR02: 'mend',
  RR03: 'mend',
  RR04: 'mend',
}

/** What a reason leads to; one that is not listed goes to a person. */
export function afterCollection(code: string): AfterCollection {
  return AFTER_COLLECTION[code] ?? 'stop'
}

/** What rings: an order of ours sent twice, and a creditor identifier that is wrong. */
export const ALARMING: readonly string[] = Object.keys(AFTER_COLLECTION).filter((code) =>
  ['alarm', 'halt'].includes(afterCollection(code)),
)

/** Whether a bank refused because of what we sent it. */
export function isOurFault(code: string): boolean {
  return ['alarm', 'halt', 'mend'].includes(afterCollection(code))
}

/** A refused collection is tried again after so many days, once. */
export const RETRY_AFTER = { days: 5, times: 1 } as const
