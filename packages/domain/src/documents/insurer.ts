/**
 * The company named in the documents until an operator replaces it with a real one. Addresses in `.example` and numbers
 * in 02 61 91 are unassigned.
 */
export const insurer = {
  name: 'Sillage Assurance',
  nature: 'société fictive de démonstration',
  /** Required in the standard sheet (Regulation (EU) 2017/1469, article 4); these numbers are fictional. */
  state: 'France',
  registration: 'RCS Nantes 000 000 000 (numéro fictif)',
  approval: 'agrément n° 0000000 (numéro fictif)',
  address: ['1, quai du Port', '44000\u00a0Nantes'],
  contactEmail: 'contact@sillage.example',
  complaintsEmail: 'reclamations@sillage.example',
  privacyEmail: 'donnees@sillage.example',
  accessibilityEmail: 'accessibilite@sillage.example',
  assistancePhone: '02 61 91 00 00',
} as const

/**
 * The authority that supervises insurers, with its address: every contract must state it (code des assurances, L112-4).
 */
export const SUPERVISOR =
  'L’autorité qui contrôle les assureurs est l’ACPR, 4, place de Budapest, CS\u00a092459, 75436\u00a0Paris Cedex\u00a009.'

export const mediator = {
  name: 'La Médiation de l’Assurance',
  address: ['TSA\u00a050110', '75441\u00a0Paris Cedex\u00a009'],
  website: 'https://www.mediation-assurance.org',
  websiteLabel: 'mediation-assurance.org',
} as const

/**
 * The mediator of the customers of a real insurer; this company is fictional and has none (code de la consommation,
 * L612-2).
 */
export const MEDIATOR_WORDS = `pour un assureur adhérent, ${mediator.name}, ${mediator.address.join(', ')}, ${mediator.websiteLabel} ; ${insurer.name}, étant fictive, n’y adhère pas`
