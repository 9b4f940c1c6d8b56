import type { Database } from '../../platform/database/database.ts'

/** What else a payment does, in its transaction, once it is known: what covers it is given by the module that wires the rooms together. */
export type AfterPayments = (transaction: Database, now: Temporal.Instant) => Promise<void>
