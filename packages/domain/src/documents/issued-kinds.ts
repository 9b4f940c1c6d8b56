/**
 * The documents that carry a verification code: the title shown when they are verified, and whether they state that
 * someone is covered.
 */
export const ISSUED_KINDS = {
  contract: { title: 'Contrat d’assurance', saysCovered: true },
  extension: { title: 'Avenant de prolongation', saysCovered: true },
  renewal: { title: 'Contrat renouvelé', saysCovered: true },
  attestation: { title: 'Attestation d’assurance', saysCovered: true },
  // issued once the contract will end earlier: an attestation of the same day may state another last day
  'shortened-attestation': { title: 'Attestation d’assurance, fin avancée', saysCovered: true },
  // with the current plate, whatever an attestation of the same day states
  'replated-attestation': {
    title: 'Attestation d’assurance, nouvelle immatriculation',
    saysCovered: true,
  },
  'plate-change': { title: 'Avenant de changement d’immatriculation', saysCovered: false },
  cancellation: { title: 'Reçu de résiliation', saysCovered: false },
  termination: { title: 'Avis de résiliation', saysCovered: false },
  withdrawal: { title: 'Accusé de réception de renonciation', saysCovered: false },
  'claims-history': { title: 'Relevé d’information', saysCovered: false },
  'final-claims-history': { title: 'Relevé d’information de fin de contrat', saysCovered: false },
  acknowledgement: {
    title: 'Accusé de réception d’une déclaration de sinistre',
    saysCovered: false,
  },
  'claim-decision': { title: 'Décision sur un sinistre', saysCovered: false },
  'claim-summary': { title: 'Récapitulatif d’un sinistre', saysCovered: false },
} as const satisfies Record<string, { title: string; saysCovered: boolean }>

export type IssuedKind = keyof typeof ISSUED_KINDS

/** The title of a document; « Document » for a kind that this version no longer has. */
export function issuedTitle(kind: string): string {
  return isIssuedKind(kind) ? ISSUED_KINDS[kind].title : 'Document'
}

/** Whether a document states that someone is covered, so that it is misleading once they no longer are. */
export function saysCovered(kind: string): boolean {
  return isIssuedKind(kind) && ISSUED_KINDS[kind].saysCovered
}

/** Whether a text is a kind of document. */
export function isIssuedKind(text: string): text is IssuedKind {
  return Object.hasOwn(ISSUED_KINDS, text)
}
