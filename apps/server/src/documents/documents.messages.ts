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

/** Why a document is not made now. */
export const DOCUMENT_REFUSALS = {
  busy: 'Beaucoup de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
  enoughOfOne:
    'Plusieurs de vos documents sont déjà en préparation. Attendez qu’ils soient prêts, puis réessayez.',
} as const
