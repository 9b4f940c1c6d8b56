import { randomUUID } from 'node:crypto'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import { sepaText, unreadLetter } from '@sillage/domain/payments/sepa/characters.ts'
import { SEPA_LIMITS } from '@sillage/domain/payments/sepa/orders.ts'
import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import { maskedIban, readIban } from '@sillage/domain/values/iban.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Database } from '../../platform/database/database.ts'
import { LOWEST_UUID } from '../../platform/database/uuid.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { CREDITOR } from '../creditor.service.ts'
import { PAYMENT_REFUSALS } from '../payments.messages.ts'
import {
  type BankAccountRow,
  delayPayouts,
  deleteUnusedAccounts,
  findSameAccount,
  findSealed,
  findSealedPayers,
  insertBankAccount,
  replacePayerSeal,
  replaceSeal,
  wasDebited,
} from './bank-accounts.repository.ts'

export interface GivenAccount {
  readonly holder?: string | undefined
  readonly iban?: string | undefined
}

const HOUR_MS = 3_600_000

/** Reads a holder and an IBAN as typed; throws 422 when invalid. */
export function readAccount({ holder = '', iban = '' }: GivenAccount, readTyped = readIban) {
  const read = readTyped(iban)
  if (!read.ok) throw refuse(read.error)
  const name = cleanLine(holder)
  if (name === '')
    throw refuse({ code: 'holder.missing', message: PAYMENT_REFUSALS.holder, path: 'holder' })
  const unread = unreadLetter(name)
  if (unread !== null || sepaText(name, SEPA_LIMITS.name) === '')
    throw refuse({
      code: 'holder.characters',
      message: PAYMENT_REFUSALS.holderUnread(unread ?? name),
      path: 'holder',
    })
  if (read.value === CREDITOR.iban)
    throw refuse({ code: 'iban.own', message: PAYMENT_REFUSALS.ownIban, path: 'iban' })
  return { holder: name, iban: read.value }
}

/**
 * Stores a bank account with its IBAN encrypted, or reuses the one that the person gave before under the same name.
 * With `isChange` (it replaces another, or receives a payout, after a fresh proof of presence) it is not paid for 72
 * hours. These run from the first such proof, not from an earlier entry without one; an account that was debited
 * successfully needs no wait.
 */
export async function keepAccount(
  transaction: Database,
  given: ReturnType<typeof readAccount>,
  {
    accountId,
    ibans,
    now,
    isChange,
  }: { accountId: string; ibans: IbanVault; now: Temporal.Instant; isChange: boolean },
): Promise<BankAccountRow> {
  const indexes = ibans.indexes(given.iban)
  const known = await findSameAccount(transaction, { accountId, indexes, holder: given.holder })
  const hours = isChange ? DELAYS.payoutAfterChange.count : 0
  const from = new Date(now.add({ hours }).epochMilliseconds)
  if (known) {
    const isProven = !isChange || hasWaited(known) || (await wasDebited(transaction, known.id))
    return isProven ? known : delayPayouts(transaction, { id: known.id, until: from })
  }
  const id = randomUUID()
  return insertBankAccount(transaction, {
    id,
    account_id: accountId,
    holder: given.holder,
    iban_sealed: ibans.seal(id, given.iban),
    iban_index: ibans.index(given.iban),
    iban_country: given.iban.slice(0, 2),
    iban_last4: given.iban.slice(-4),
    created_at: new Date(now.epochMilliseconds),
    payable_from: from,
  })
}

/** Whether it was given with a fresh proof of presence, which started its 72 hours. */
function hasWaited({ created_at, payable_from }: BankAccountRow): boolean {
  return payable_from.getTime() - created_at.getTime() >= DELAYS.payoutAfterChange.count * HOUR_MS
}

/** Deletes IBANs that are no longer used by anything. */
export function forgetUnusedAccounts(database: Database, now: Temporal.Instant) {
  const before = now.subtract({ hours: 24 * KEPT_DAYS.bankAccount })
  return deleteUnusedAccounts(database, new Date(before.epochMilliseconds))
}

const SEALS_AT_ONCE = 500

/** Re-encrypts what was encrypted with the previous key. Returns how many. Repeating it re-encrypts nothing twice. */
export async function sealAnew(database: Database, ibans: IbanVault): Promise<number> {
  let count = 0
  for (const { id, iban_sealed: before } of await findSealedPayers(database))
    if (!ibans.isOfToday(id, before)) {
      const sealed = ibans.seal(id, ibans.open(id, before))
      await replacePayerSeal(database, { id, before, sealed })
      count++
    }
  let after = LOWEST_UUID
  for (;;) {
    const rows = await findSealed(database, { after, limit: SEALS_AT_ONCE })
    for (const { id, iban_sealed: before } of rows)
      if (!ibans.isOfToday(id, before)) {
        const iban = ibans.open(id, before)
        const sealed = ibans.seal(id, iban)
        await replaceSeal(database, { id, before, sealed, index: ibans.index(iban) })
        count++
      }
    const last = rows.at(-1)
    if (!last) return count
    after = last.id
  }
}

/** The number of IBANs, and of those that no configured key decrypts. */
export async function countUnopened(database: Database, ibans: IbanVault) {
  const found = { count: 0, shut: 0 }
  const look = (rows: readonly { readonly id: string; readonly iban_sealed: Buffer }[]) => {
    for (const { id, iban_sealed: sealed } of rows) {
      found.count++
      try {
        ibans.open(id, sealed)
      } catch {
        found.shut++
      }
    }
  }
  look(await findSealedPayers(database))
  for (let after = LOWEST_UUID; ; ) {
    const rows = await findSealed(database, { after, limit: SEALS_AT_ONCE })
    look(rows)
    const last = rows.at(-1)
    if (!last) return found
    after = last.id
  }
}

/** A bank account as shown to its holder. */
export function presentAccount({
  holder,
  iban_country,
  iban_last4,
}: Pick<BankAccountRow, 'holder' | 'iban_country' | 'iban_last4'>) {
  return { holder, iban: maskedIban(iban_country, iban_last4) }
}
