import { sepaText, unreadLetter } from '@sillage/domain/payments/sepa/characters.ts'
import { isCreditorIdentifier } from '@sillage/domain/payments/sepa/creditor-identifier.ts'
import { SEPA_LIMITS } from '@sillage/domain/payments/sepa/orders.ts'
import { readIban } from '@sillage/domain/values/iban.ts'
import { ConfigError, type Environment } from './config-values.ts'

/** The account that collects and pays, as its bank knows it. */
export interface CreditorPlace {
  readonly iban: string
  /** Identifiant créancier SEPA. */
  readonly ics: string
  /** The name that banks print; null for the insurer’s own. */
  readonly name: string | null
  /** Whether refunds and indemnities are sent as instant transfers; the bank must have agreed to it first. */
  readonly paysAtOnce: boolean
}

/** Made up for the demonstration: nobody has this account or this identifier. */
export const DEMO_CREDITOR: CreditorPlace = {
  iban: 'FR7630001007941234567890185',
  ics: 'FR72ZZZ123456',
  name: null,
  paysAtOnce: false,
}

/** Throws ConfigError for a wrong account or identifier, which the bank would otherwise refuse order by order. */
export function readCreditor(env: Environment): CreditorPlace {
  const iban = readIban(env['CREDITOR_IBAN'] ?? DEMO_CREDITOR.iban)
  if (!iban.ok) throw new ConfigError(`CREDITOR_IBAN : ${iban.error.message}`)
  const ics = (env['CREDITOR_ICS'] ?? DEMO_CREDITOR.ics).replaceAll(' ', '').toUpperCase()
  if (!isCreditorIdentifier(ics))
    throw new ConfigError(
      'CREDITOR_ICS doit être un identifiant créancier SEPA, clé comprise, comme FR72ZZZ123456 : votre banque l’a fourni.',
    )
  const name = env['CREDITOR_NAME']?.trim() ?? null
  if (name !== null && (unreadLetter(name) !== null || sepaText(name, SEPA_LIMITS.name) === ''))
    throw new ConfigError(
      'CREDITOR_NAME doit s’écrire en lettres latines : les banques ne lisent pas les autres.',
    )
  return { iban: iban.value, ics, name, paysAtOnce: env['INSTANT_TRANSFERS'] === '1' }
}
