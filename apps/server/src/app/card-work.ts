import { resumePaidCovers } from '../contracts/suspensions/suspensions.service.ts'
import type { CardProvider } from '../payments/cards/card-provider.ts'
import { leaveCards } from '../payments/cards/card-refunds.repository.ts'
import { sendCardRefunds } from '../payments/cards/card-refunds.service.ts'
import { takeSettlements } from '../payments/cards/card-settlements.service.ts'
import type { Database } from '../platform/database/database.ts'
import { logFailure } from '../platform/loggable-error.ts'

const POLL_MS = 15_000
/** A provider settles about once a day; reading settlements also finds payments whose notification was lost. */
const POLLS_A_SETTLEMENT = 40

/** Sends refunds to cards and reads settlements until stopped; failures are logged and retried. */
export function startCardWork(database: Database, provider: CardProvider | null) {
  let isStopped = false
  let polls = 0
  let timer: NodeJS.Timeout | undefined
  const work = async () => {
    const context = { database, now: Temporal.Now.instant() }
    if (provider === null) return leaveCards(database)
    await sendCardRefunds(context, provider)
    if (polls++ % POLLS_A_SETTLEMENT === 0)
      await takeSettlements(context, { provider, afterPayments: resumePaidCovers })
  }
  const look = async () => {
    await work().catch(logFailure)
    if (!isStopped && provider !== null)
      timer = setTimeout(() => void (running = look()), POLL_MS).unref()
  }
  let running = look()
  return {
    /** Waits for the work under way. */
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
