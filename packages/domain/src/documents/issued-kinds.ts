/** The papers that carry a code: what their verification calls them, and whether they say that somebody is covered. */
export const ISSUED_KINDS = {
  contract: { title: 'Contrat d’assurance', saysCovered: true },
  extension: { title: 'Avenant de prolongation', saysCovered: true },
  renewal: { title: 'Contrat renouvelé', saysCovered: true },
  attestation: { title: 'Attestation d’assurance', saysCovered: true },
  // once the contract is to end earlier: that of the same day before said another last day
  'shortened-attestation': { title: 'Attestation d’assurance, fin avancée', saysCovered: true },
  // with the plate that the contract carries since, whatever that of the same day said before
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

/** What a paper is called; « Document » for a kind that this version no longer names. */
export function issuedTitle(kind: string): string {
  return isIssuedKind(kind) ? ISSUED_KINDS[kind].title : 'Document'
}

/** Whether a paper says that somebody is covered, so that it misleads once nobody is. */
export function saysCovered(kind: string): boolean {
  return isIssuedKind(kind) && ISSUED_KINDS[kind].saysCovered
}

/** Whether a text names a kind of paper. */
export function isIssuedKind(text: string): text is IssuedKind {
  return Object.hasOwn(ISSUED_KINDS, text)
}
