import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import type { TestSession } from '../testing/test-session.ts'
import { inDays } from './chain/contract-life.factory.ts'

export const flight = (departure: string, arrival: string): Travel => ({
  departure,
  arrival,
  format: 'flight',
})

/** The contradictions of ten-day trips with these answers; the declared destination is a place that does not exist. */
export const checkTravels = async (
  { client }: TestSession,
  answerIds: readonly string[],
  travels: Travel[],
) =>
  (
    await client.contradictions.check({
      body: {
        contract_type: 'Voyage',
        start_date: inDays(10),
        end_date: inDays(19),
        questions: buildAnswers({
          product: 'travel',
          answerIds,
          typed: { 'travel.destination': 'Là où mène le trajet' },
        }),
        travels,
      },
    })
  ).data
