import { randomBytes } from 'node:crypto'
import { createIbanVault, type IbanVault } from './iban-vault.ts'

/** A vault of its own: what it seals, no server opens. */
export function buildIbanVault(): IbanVault {
  return createIbanVault(randomBytes(32).toString('hex'))
}
