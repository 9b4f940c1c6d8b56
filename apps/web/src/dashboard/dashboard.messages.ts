export const MESSAGES = {
  page: 'Tableau de bord',
  greeting: (word: string, firstName: string) => `${word}, ${firstName}`,
  activeContracts: 'Contrats actifs',
  openClaims: 'Sinistres en cours',
  failed: 'Error fetching data',
  contracts: 'Mes contrats',
  allContracts: 'Tous mes contrats',
  noContract: 'Aucun contrat ne vous couvre pour le moment.',
  seePrice: 'Voir mon prix',
  certificate: 'Attestation',
  certificateOf: (name: string) => `Attestation\u00a0: ${name}`,
  declare: 'Déclarer',
  declareOn: (name: string) => `Déclarer un sinistre\u00a0: ${name}`,
  assistance: 'Un souci en voyage\u202f? Appelez d’abord l’assistance, jour et nuit\u00a0:',
  contractsFailed: 'Nous n’arrivons pas à afficher vos contrats.',
  stillValid: 'Ils restent valables.',
  declareAnyway: 'Déclarer sans attendre',
  claimsFailed: 'Nous n’arrivons pas à lire vos sinistres.',
  claimsStillOpen: 'Leur étude continue.',
  followUp: 'À suivre',
  others: 'Voir la suite',
  toPay: (name: string) => `À régler\u00a0: ${name}`,
  pay: 'Régler',
  payFor: (name: string) => `Régler\u00a0: ${name}`,
  renew: 'Renouveler',
  renewOf: (name: string) => `Renouveler\u00a0: ${name}`,
  answer: 'Répondre',
  answerTo: (id: string) => `Répondre, sinistre ${id}`,

  nothing: 'Rien ne demande votre attention pour le moment.',
  loading: 'Chargement de vos contrats',
  ending: (name: string, days: number) =>
    days <= 0
      ? `${name}\u00a0: dernier jour de garantie`
      : `${name}\u00a0: fin dans ${days} jour${days > 1 ? 's' : ''}`,
  endingDetail: (id: string, day: string) => `Contrat n°\u00a0${id}, jusqu’au ${day} à 24\u00a0h.`,
  claimWaits: (nature: string) => `${nature}\u00a0: nous attendons votre réponse`,
  claimUnread: (nature: string, unread: string) => `${nature}\u00a0: ${unread}`,
  claimDetail: (
    id: string,
    { name, asked, unread }: { name: string; asked: number; unread: string | null },
  ) => {
    const documents =
      asked > 0 && `${asked}\u00a0document${asked > 1 ? 's' : ''} demandé${asked > 1 ? 's' : ''}`
    const number = `${name === '' ? 'S' : 's'}inistre n°\u00a0${id}`
    return `${[name, number, documents, unread].filter(Boolean).join(', ')}.`
  },
  unproved: 'Confirmez votre adresse e-mail',
  unprovedDetail: (email: string) =>
    `Ouvrez le lien envoyé à ${email}\u00a0: vos attestations l’attendent.`,
  seeProfile: 'Voir mon profil',
  deskUnread: (unread: string) => `Sinistres que vous suivez\u00a0: ${unread}`,
  deskUnreadDetail: 'Les plus urgents sont en tête du tableau.',
  seeDesk: 'Voir les sinistres',
  seeClaim: 'Voir le sinistre',
  quickAccess: 'Accès rapides',
  open: 'Accéder',
  cards: {
    subscription: 'Votre prix en direct, voiture ou voyage.',
    contracts: 'Prolonger, renouveler, résilier.',
    claims: 'Déclarer, suivre, discuter.',
    payments: 'Échéances, avis, remboursements.',
    claimsDesk: 'Tous les sinistres, les plus urgents d’abord.',
    usersManagement: 'Comptes, rôles et invitations.',
    emissions: 'Le CO2 de vos trajets, mois par mois.',
    profile: 'Vos coordonnées et vos accès.',
  },
} as const
