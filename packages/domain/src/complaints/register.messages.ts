/** The words of the register of complaints. */
export const REGISTER_MESSAGES = {
  receivedOn: (first: string) => `Indiquez un jour entre le ${first} et aujourd’hui.`,
} as const

export const CHANNEL_LABELS = {
  site: 'Site',
  email: 'E-mail',
  letter: 'Lettre',
  phone: 'Téléphone',
} as const

export const MOTIVE_LABELS = {
  subscription: 'Souscription et information',
  price: 'Prix et garanties',
  payment: 'Paiements et remboursements',
  claim: 'Décision sur un sinistre',
  delay: 'Délai ou absence de réponse',
  ending: 'Résiliation et renonciation',
  personal_data: 'Données personnelles',
  other: 'Autre',
} as const
