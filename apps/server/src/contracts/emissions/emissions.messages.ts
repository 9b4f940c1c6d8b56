const inDays = (days: number) => (days === 1 ? '1 jour' : `${days} jours`)

export const EMISSIONS_NOTES = {
  extended: 'Contrat prolongé\u00a0: compté avec celui qui le prolonge.',
  notBegun: 'Contrat à venir\u00a0: la voiture compte à partir de son premier jour.',
  cancelledCar: (day: string) => `Contrat résilié\u00a0: compté jusqu’au ${day}.`,
  withdrawn: 'Contrat auquel vous avez renoncé\u00a0: rien n’est compté.',
  cancelledBeforeStart: 'Contrat résilié avant son premier jour\u00a0: rien n’est compté.',
} as const

export const EMISSIONS_CSV = {
  heads: [
    'Contrat',
    'Type',
    'Mois',
    'Poste',
    'Détail',
    'Mode',
    'Émissions estimées (kg CO2e)',
    'Table de facteurs',
    'Contribution (€)',
    'Remarque',
  ],
  posts: { car: 'Voiture au quotidien', trip: 'Trajet', contribution: 'Contribution' },
  options: { renewable_energy: 'Énergie renouvelable', tree_planting: 'Plantation d’arbres' },
  ownCar: (days: number) => `${inDays(days)}, voiture décrite dans les réponses`,
  referenceCar: (days: number) => `${inDays(days)}, voiture de référence`,
  financed: (kilograms: string) => `Pour une estimation de ${kilograms} kg CO2e`,
  events: {
    collected: 'Contribution encaissée',
    given_back: 'Contribution rendue',
    handed_over: 'Contribution remise',
  },
  handedOver: (partner: string, certificate: string) => `${partner}, certificat ${certificate}`,
} as const
