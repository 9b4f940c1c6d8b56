import { insurer } from '@sillage/domain/documents/insurer.ts'
import { type CreditorPlace, DEMO_CREDITOR } from '../platform/configuration/config-creditor.ts'

interface Creditor {
  readonly name: string
  readonly addressLines: readonly string[]
  readonly iban: string
  /** Identifiant créancier SEPA. */
  readonly ics: string
  /** Whether its transfers are instant. */
  readonly paysAtOnce: boolean
}

/** Who collects and is paid: that of the settings, once a server has started by them. */
export const CREDITOR: Creditor = creditorOf(DEMO_CREDITOR)

function creditorOf({ name, ...place }: CreditorPlace): Creditor {
  return { ...place, name: name ?? insurer.name, addressLines: insurer.address }
}

/** From now on this process collects and pays by the settings. */
export function useCreditor(place: CreditorPlace) {
  Object.assign(CREDITOR, creditorOf(place))
}
