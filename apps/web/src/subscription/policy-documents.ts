import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import type { DocumentOpened } from './draft.ts'

type PolicyDocument = DocumentOpened['document']

/** Where each product's documents to read before signing stand: pages of the server, outside the app. */
export const POLICY_DOCUMENTS = {
  Voiture: {
    ipid: '/documents/voiture/information',
    conditions: '/documents/voiture/conditions',
  },
  Voyage: { ipid: '/documents/voyage/information', conditions: '/documents/voyage/conditions' },
} as const satisfies Record<ProductLabel, Record<PolicyDocument, string>>

/** The documents opened, each once, with the instant of its first opening. */
export function withOpened(
  opened: readonly DocumentOpened[],
  { document, openedAt }: DocumentOpened,
): DocumentOpened[] {
  const isKnown = opened.some((known) => known.document === document)
  return isKnown ? [...opened] : [...opened, { document, openedAt }]
}
