/** The words of the register of complaints. */
export const REGISTER_MESSAGES = {
  receivedOn: (first: string) => `Indiquez un jour entre le ${first} et aujourd’hui.`,
  unreachable:
    'Indiquez une adresse postale ou un e-mail\u00a0: sans l’un des deux, personne ne peut répondre.',
  email: 'Indiquez un e-mail complet, par exemple paule@exemple.fr, ou laissez-le vide.',
  address: (most: number) =>
    `Écrivez l’adresse en ${most} lignes au plus, comme sur une enveloppe, sans le nom.`,
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
