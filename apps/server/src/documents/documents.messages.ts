/** What the verification of a document calls it. */
export const ISSUED_TITLES = {
  contract: 'Contrat d’assurance',
  extension: 'Avenant de prolongation',
  renewal: 'Contrat renouvelé',
  attestation: 'Attestation d’assurance',
  cancellation: 'Reçu de résiliation',
  withdrawal: 'Accusé de réception de renonciation',
} as const

export type IssuedKind = keyof typeof ISSUED_TITLES
