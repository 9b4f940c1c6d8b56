import { screen, suspectsAmong } from '../../asset-freezes/screening.service.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'

/** Whoever is paid, or collected from: neither may be done with what is frozen (code monétaire et financier, L562-4 and L562-5). */
interface Party {
  readonly id: string
  readonly account_id: string
  readonly holder: string
}

/**
 * Those whose orders may not leave, because the register of asset freezes may mean them and nobody has released them. Not within
 * a transaction: what is found is kept, whatever becomes of the batch.
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
