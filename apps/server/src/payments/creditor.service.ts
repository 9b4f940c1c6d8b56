import { insurer } from '@sillage/domain/documents/insurer.ts'
import { type CreditorPlace, DEMO_CREDITOR } from '../platform/configuration/config-creditor.ts'

interface Creditor {
  readonly name: string
  readonly addressLines: readonly string[]
  readonly iban: string
  /** Identifiant créancier SEPA. */
  readonly ics: string
  /** Whether transfers are sent as instant. */
  readonly paysAtOnce: boolean
}

/** The creditor who collects and pays: the demonstration's, until the settings are applied. */
export const CREDITOR: Creditor = creditorOf(DEMO_CREDITOR)

function creditorOf({ name, ...place }: CreditorPlace): Creditor {
  return { ...place, name: name ?? insurer.name, addressLines: insurer.address }
}

/** Applies the creditor of the settings to this process. */
export function useCreditor(place: CreditorPlace) {
  Object.assign(CREDITOR, creditorOf(place))
}
