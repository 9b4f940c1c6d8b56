import type { Database } from '../../platform/database/database.ts'

/**
 * What else happens in the transaction of a payment, such as a change of cover; supplied by the module that wires the
 * rooms together.
 */
export type AfterPayments = (transaction: Database, now: Temporal.Instant) => Promise<void>
