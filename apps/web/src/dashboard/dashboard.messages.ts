export const MESSAGES = {
  page: 'Tableau de bord',
  greeting: (word: string, firstName: string) => `${word}, ${firstName}`,
  activeContracts: 'Contrats actifs',
  openClaims: 'Sinistres en cours',
  failed: 'Error fetching data',
  followUp: 'À suivre',
  nothing: 'Rien ne demande votre attention pour le moment.',
  unknown: 'Une partie de vos données n’a pas pu être lue\u202f; son compteur reste à zéro.',
  loading: 'Chargement de vos contrats',
  ending: (title: string, days: number) =>
    days <= 0
      ? `Votre ${title} se termine aujourd’hui`
      : `Votre ${title} se termine dans ${days} jour${days > 1 ? 's' : ''}`,
  endingDetail: (id: string, day: string) => `Contrat ${id}, le ${day}.`,
  claimWaits: (nature: string) => `${nature}\u00a0: nous attendons votre réponse`,
  claimUnread: (nature: string, unread: string) => `${nature}\u00a0: ${unread}`,
  claimDetail: (id: string, { asked, unread }: { asked: number; unread: string | null }) => {
    const documents =
      asked > 0 && `${asked}\u00a0document${asked > 1 ? 's' : ''} demandé${asked > 1 ? 's' : ''}`
    return `${[`Sinistre ${id}`, documents, unread].filter(Boolean).join(', ')}.`
  },
  unproved: 'Confirmez votre adresse e-mail',
  unprovedDetail: (email: string) =>
    `Ouvrez le lien envoyé à ${email}\u00a0: vos attestations l’attendent.`,
  seeProfile: 'Voir mon profil',
  deskUnread: (unread: string) => `Sinistres que vous suivez\u00a0: ${unread}`,
  deskUnreadDetail: 'Les plus urgents sont en tête du tableau.',
  seeDesk: 'Voir les sinistres',
  seeClaim: 'Voir le sinistre',
  seeContract: 'Voir le contrat',
  quickAccess: 'Accès rapides',
  open: 'Accéder',
  cards: {
    subscription: 'Voiture ou voyage, avec le prix en direct.',
    contracts: 'Prolonger, renouveler, résilier, télécharger.',
    claims: 'Déclarer, suivre, échanger avec un conseiller.',
    claimsDesk: 'Tous les sinistres, les plus urgents d’abord.',
    usersManagement: 'Comptes, rôles et invitations.',
    emissions: 'L’estimation par mois et par mode, en CSV aussi.',
    profile: 'Vos informations et votre rôle.',
  },
} as const
