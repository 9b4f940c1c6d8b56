import { screen } from '../../asset-freezes/screening.service.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'

interface Payee {
  readonly id: string
  readonly account_id: string
  readonly holder: string
}

/**
 * Those of payees to whom nothing may be paid, because the register of asset freezes may mean them and nobody has released
 * them. Not within a transaction: what is found is kept, whatever becomes of the batch.
 */
export async function frozenAmong(
  { database, now }: WorkContext,
  payees: readonly Payee[],
): Promise<ReadonlySet<string>> {
  const frozen = new Set<string>()
  for (const { id, account_id: accountId, holder: name } of payees) {
    const people = [{ name, birth: null }]
    const held = await screen({ database, now }, { accountId, people, occasion: 'payment' })
    if (held === 'held') frozen.add(id)
  }
  return frozen
}
