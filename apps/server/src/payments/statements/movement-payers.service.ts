import type { Database } from '../../platform/database/database.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import type { Statement } from '../bank/bank-messages.ts'
import { keepPayers } from '../mandates/payers.service.ts'
import type { Outcome } from './match-movements.ts'

/** A movement of a statement, and its match. */
export interface Matched {
  readonly id: string
  readonly movement: Statement['movements'][number]
  readonly outcome: Outcome
}

/** The accounts that paid dues, by movement. */
export async function payersOf(
  database: Database,
  matched: readonly Matched[],
  sealing: { ibans: IbanVault; at: Date },
): Promise<ReadonlyMap<string, string | null>> {
  const paying = matched.flatMap(({ id, movement: { party, partyIban: iban, cents }, outcome }) =>
    'due' in outcome && iban !== null && cents > 0
      ? [{ id, dueId: outcome.due.id, party, iban }]
      : [],
  )
  const ids = await keepPayers(database, paying, sealing)
  return new Map(paying.map(({ id }, rank) => [id, ids[rank] ?? null]))
}

/** The sender of a movement: an account of the person who owed it, or the encrypted IBAN until the due is known. */
export function payerOf(
  { id, movement: { partyIban, cents }, outcome }: Matched,
  { payers, ibans }: { payers: ReadonlyMap<string, string | null>; ibans: IbanVault },
) {
  const isOpen = outcome.rule === null && partyIban !== null && cents > 0
  return {
    paid_from: payers.get(id) ?? null,
    payer_sealed: isOpen ? ibans.seal(id, partyIban) : null,
  }
}
