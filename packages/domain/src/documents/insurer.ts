/** The company of the documents until an operator puts a real one in its place. Addresses in `.example` and numbers in 02 61 91 belong to nobody. */
export const insurer = {
  name: 'Sillage Assurance',
  nature: 'société fictive de démonstration',
  address: ['1, quai du Port', '44000\u00a0Nantes'],
  contactEmail: 'contact@sillage.example',
  complaintsEmail: 'reclamations@sillage.example',
  privacyEmail: 'donnees@sillage.example',
  accessibilityEmail: 'accessibilite@sillage.example',
  assistancePhone: '02 61 91 00 00',
} as const

export const mediator = {
  name: 'La Médiation de l’Assurance',
  address: ['TSA\u00a050110', '75441\u00a0Paris Cedex\u00a009'],
  website: 'https://www.mediation-assurance.org',
  websiteLabel: 'mediation-assurance.org',
} as const
