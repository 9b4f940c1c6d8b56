import { insurer } from '@sillage/domain/documents/insurer.ts'

/** Who collects and is paid, until an operator puts a real one in its place: nobody has this account, nor this identifier. */
export const CREDITOR = {
  name: insurer.name,
  addressLines: insurer.address,
  iban: 'FR7630001007941234567890185',
  /** Identifiant créancier SEPA. */
  ics: 'FR72ZZZ123456',
} as const
