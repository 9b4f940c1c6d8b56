import { randomBytes } from 'node:crypto'
import { createIbanVault, type IbanVault } from './iban-vault.ts'

/** A vault with a random key, which no server can open. */
export function buildIbanVault(): IbanVault {
  return createIbanVault(randomBytes(32).toString('hex'))
}
