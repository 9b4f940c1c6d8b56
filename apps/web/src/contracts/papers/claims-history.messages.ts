/** French text about the « relevé d’information ». */
export const CLAIMS_HISTORY = {
  title: 'Relevé d’information',
  what: 'Vos sinistres et votre bonus-malus, à remettre à un autre assureur. Il est gratuit et prêt tout de suite.',
  ask: 'Demander mon relevé d’information',
  asData: 'En format JSON',
  failed: 'Le relevé n’a pas pu être téléchargé.',
} as const
