/** What to do after a bank refuses or returns a collection. */
export type AfterCollection =
  /** try once more, some days later; then ask for a transfer */
  | 'retry'
  /** suspend the mandate until there is another IBAN */
  | 'suspend'
  /** the due is owed again; nothing is tried until the customer replies */
  | 'reopen'
  /** revoke the mandate for good and investigate the fraud */
  | 'revoke'
  /** try nothing: ask the customer, or have a person look at it */
  | 'stop'
  /** our order was sent twice: raise an alarm */
  | 'alarm'
  /** the creditor identifier is wrong: send no more batches */
  | 'halt'
  /** our file is wrong: correct it and send it again */
  | 'correct'

/** Bank reason codes (ISO 20022 external codes, EPC173-14). French banks use MS03 to conceal AM04 and AC04. */
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
  FF01: 'correct',
  FF05: 'correct',
  AG02: 'correct',
  MD02: 'correct',
  DT01: 'correct',
  RR01: 'correct',
  RR02: 'correct',
  RR03: 'correct',
  RR04: 'correct',
}

/** What a reason leads to; an unlisted one goes to a person. */
export function afterCollection(code: string): AfterCollection {
  return AFTER_COLLECTION[code] ?? 'stop'
}

/** Reasons that raise an alarm: an order sent twice, or a wrong creditor identifier. */
export const ALARMING: readonly string[] = Object.keys(AFTER_COLLECTION).filter((code) =>
  ['alarm', 'halt'].includes(afterCollection(code)),
)

/** Whether a bank refused because of an error in what we sent. */
export function isOurFault(code: string): boolean {
  return ['alarm', 'halt', 'correct'].includes(afterCollection(code))
}

/** A refused collection is tried again after this many days, once. */
export const RETRY_AFTER = { days: 5, times: 1 } as const
