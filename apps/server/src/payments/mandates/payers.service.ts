import { randomUUID } from 'node:crypto'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import {
  findDebtors,
  findKnownAccounts,
  findSealedPayer,
  insertAccounts,
  setPayer,
} from './payers.repository.ts'

/** The payer of a due, as reported by a statement. */
interface Payer {
  readonly dueId: string
  readonly party: string
  readonly iban: string
}

/** The longest holder name. */
const NAME_LENGTH = 70

/**
 * Stores the accounts that paid dues by transfer as accounts of those who owed them, reusing one with the same IBAN and
 * name. Returns their ids, in the order of the payers; null where the bank gave no name.
 */
export async function keepPayers(
  transaction: Database,
  payers: readonly Payer[],
  { ibans, at }: { ibans: IbanVault; at: Date },
): Promise<(string | null)[]> {
  const debtors = await findDebtors(
    transaction,
    payers.map(({ dueId }) => dueId),
  )
  const indexes = new Map(payers.map(({ iban }) => [iban, ibans.indexes(iban)]))
  const known = await findKnownAccounts(transaction, {
    accountIds: [...new Set(debtors.values())],
    indexes: [...indexes.values()].flat(),
  })
  const idOf = new Map(
    known.map((row) => [keyOf(row.account_id, row.holder, row.iban_index), row.id]),
  )
  const fresh: Parameters<typeof insertAccounts>[1][number][] = []
  const ids = payers.map(({ dueId, party, iban }) => {
    const accountId = debtors.get(dueId)
    const holder = cleanLine(cleanLine(party).slice(0, NAME_LENGTH))
    if (accountId === undefined || holder === '') return null
    const keys = (indexes.get(iban) ?? []).map((index) => keyOf(accountId, holder, index))
    const same = keys.map((key) => idOf.get(key)).find((one) => one !== undefined)
    if (same !== undefined) return same
    const id = randomUUID()
    for (const key of keys) idOf.set(key, id)
    fresh.push({
      id,
      account_id: accountId,
      holder,
      iban_sealed: ibans.seal(id, iban),
      iban_index: ibans.index(iban),
      iban_country: iban.slice(0, 2),
      iban_last4: iban.slice(-4),
      created_at: at,
      payable_from: at,
    })
    return id
  })
  await insertAccounts(transaction, fresh)
  return ids
}

function keyOf(accountId: string, holder: string, index: Buffer): string {
  return `${accountId} ${index.toString('hex')} ${holder}`
}

/** After a person matched a movement with a due: stores the sender's account. */
export async function keepPayerOf(
  transaction: Database,
  { movementId, dueId }: { movementId: string; dueId: string | null },
  { ibans, at }: { ibans: IbanVault; at: Date },
) {
  const { payer_sealed: sealed, party } = await findSealedPayer(transaction, movementId)
  if (!sealed) return
  const iban = ibans.open(movementId, sealed)
  const [id = null] =
    dueId === null ? [] : await keepPayers(transaction, [{ dueId, party, iban }], { ibans, at })
  await setPayer(transaction, { movementId, bankAccountId: id })
}
