import { type GivenBack, givenBack } from '@sillage/domain/carbon/contributions/given-back.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import { findEntries, insertEntries } from './contributions.repository.ts'

/** What an ending contract paid as its contribution, and how much of it is refunded. */
export interface EndingContribution {
  readonly boughtCents: number
  readonly back: GivenBack
}

interface Ending {
  readonly kind: 'cancellation' | 'withdrawal'
  readonly today: Temporal.PlainDate
}

/** The contribution refunds of ending contracts, by contract; what was handed over is not refunded. */
export async function contributionsBack(
  database: Database,
  contracts: readonly ChainContract[],
  { kind, today }: Ending,
): Promise<ReadonlyMap<string, EndingContribution>> {
  const entries = await findEntries(
    database,
    contracts.map(({ id }) => id),
  )
  const back = new Map<string, EndingContribution>()
  for (const { id, row } of contracts) {
    const own = entries.filter((entry) => entry.contract_id === id)
    const bought = own.find((entry) => entry.kind === 'bought')
    const { of } = traitsOf(row.product).emissions
    if (!bought?.first_day || !bought.last_day || of === 'nothing') continue
    const isGone = own.some((entry) => entry.kind === 'handed_over' || entry.kind === 'given_back')
    const start = Temporal.PlainDate.from(bought.first_day)
    const end = Temporal.PlainDate.from(bought.last_day)
    const contribution = { of, period: { start, end }, cents: bought.cents, kg: Number(bought.kg) }
    back.set(id, {
      boughtCents: bought.cents,
      back: isGone ? { cents: 0, kg: 0 } : givenBack(contribution, { kind, endedOn: today }),
    })
  }
  return back
}

/** Records the refunds, in the transaction of the ending. */
export async function recordGivenBack(
  transaction: Database,
  back: ReadonlyMap<string, EndingContribution>,
  at: Date,
) {
  const entries = [...back].flatMap(
    ([
      contract_id,
      {
        back: { cents, kg },
      },
    ]) => (cents > 0 ? [{ contract_id, kind: 'given_back' as const, cents, kg, at }] : []),
  )
  await insertEntries(transaction, entries)
}
