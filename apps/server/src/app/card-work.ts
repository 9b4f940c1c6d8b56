import { resumePaidCovers } from '../contracts/suspensions/suspensions.service.ts'
import type { CardProvider } from '../payments/cards/card-provider.ts'
import { leaveCards } from '../payments/cards/card-refunds.repository.ts'
import { sendCardRefunds } from '../payments/cards/card-refunds.service.ts'
import { takeSettlements } from '../payments/cards/card-settlements.service.ts'
import type { Database } from '../platform/database/database.ts'
import { logFailure } from '../platform/loggable-error.ts'
import { repeatWork } from '../platform/work/repeat-work.ts'

const POLL_MS = 15_000
/** A provider settles about once a day; reading settlements also finds payments whose notification was lost. */
const POLLS_A_SETTLEMENT = 40

/** Sends refunds to cards and reads settlements until stopped; without a provider, gives up the cards once. */
export function startCardWork(database: Database, provider: CardProvider | null) {
  if (provider === null) {
    const leaving = leaveCards(database).catch(logFailure)
    return { stop: () => leaving }
  }
  let polls = 0
  const work = async () => {
    const context = { database, now: Temporal.Now.instant() }
    try {
      await sendCardRefunds(context, provider)
    } finally {
      if (polls++ % POLLS_A_SETTLEMENT === 0)
        await takeSettlements(context, { provider, afterPayments: resumePaidCovers })
    }
  }
  return repeatWork(work, { pauseMs: POLL_MS })
}
