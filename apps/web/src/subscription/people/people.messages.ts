export const PEOPLE_CARD = {
  title: 'Ce qui figurera au contrat',
  intro:
    'Ces réponses ne changent pas le prix. Elles nomment ceux que le contrat engage et protège\u202f; les vôtres restent dans votre profil.',
  subjects: {
    policyholder: 'Vous',
    vehicle: 'Le véhicule',
    driver: 'Qui conduit',
    traveller: 'Qui voyage',
  },
  company: {
    title: 'Votre entreprise',
    name: 'Quel est le nom de votre entreprise\u202f?',
    nameExample: 'Transports Tréguier',
    siren: 'Quel est son numéro SIREN\u202f?',
    sirenExample: '732\u00a0829\u00a0320',
    signer: 'Qui signe pour elle\u202f?',
    signerExample: 'Camille Roussel',
    capacity: 'En quelle qualité\u202f?',
    capacityExample: 'Gérante',
  },
  awaited: (count: number) => (count === 1 ? '1 réponse attendue' : `${count} réponses attendues`),
  checkOrChange: 'Vérifier ou modifier',
  change: (question: string, value: string) => `Modifier\u00a0: ${question} ${value}`,
  example: (value: string) => `Par exemple\u00a0: ${value}`,
  name: (rank: number) => `Personne ${rank}, prénom et nom`,
  birth: (rank: number) => `Personne ${rank}, date de naissance`,
  birthExample: '14/05/1988',
  add: 'Ajouter une personne',
  remove: (rank: number) => `Retirer la personne ${rank}`,
  missing: (count: number) =>
    count === 1
      ? 'Il manque une réponse à ce qui figurera au contrat.'
      : `Il manque ${count} réponses à ce qui figurera au contrat.`,
} as const

/** French text of the additional drivers. */
export const DRIVER_ROWS = {
  title: (rank: number) => `Conducteur ${rank}`,
  name: 'Prénom et nom',
  birth: 'Date de naissance',
  number: 'Numéro du permis',
  obtained: 'Date du permis\u00a0B',
  country: 'Pays du permis',
  learning: 'Apprend à conduire, en conduite accompagnée',
  examples: {
    name: undefined,
    birth: '14/05/1988',
    number: '10BB00007',
    obtained: '12/06/2008',
    country: undefined,
  },
  add: 'Ajouter un conducteur',
  remove: (rank: number) => `Retirer le conducteur ${rank}`,
} as const
