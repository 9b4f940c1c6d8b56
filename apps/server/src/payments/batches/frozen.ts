import { screen, suspectsAmong } from '../../asset-freezes/screening.service.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'

/**
 * Somebody to pay or to collect from: both are forbidden with frozen assets (code monétaire et financier, L562-4 and
 * L562-5).
 */
interface Party {
  readonly id: string
  readonly account_id: string
  readonly holder: string
}

/**
 * The ids of orders that may not leave because the register of asset freezes may match their party and nobody has
 * cleared them. Call it outside a transaction: matches are kept whatever happens to the batch.
 */
export async function frozenAmong(
  { database, now }: WorkContext,
  parties: readonly Party[],
): Promise<ReadonlySet<string>> {
  const frozen = new Set<string>()
  for (const { id, account_id: accountId, holder: name } of await suspectsAmong(
    database,
    parties.map((party) => ({ ...party, name: party.holder })),
  )) {
    const people = [{ name, birth: null }]
    const held = await screen({ database, now }, { accountId, people, occasion: 'payment' })
    if (held === 'held') frozen.add(id)
  }
  return frozen
}
