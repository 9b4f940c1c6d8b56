/** French text of the deadlines that bind us. */
export const CLOCKS = {
  title: 'Échéances',
  none: 'Aucun délai ne court encore\u00a0: notez ci-dessous le jour dont il part.',
  before: (day: string) => `avant la fin du ${day}`,
  since: (day: string) => `depuis le ${day}`,
  states: {
    running: '',
    soon: 'trois quarts écoulés',
    urgent: 'tout proche',
    late: 'dépassée',
  },
  byContract: 'Promesse du contrat',
  notice: 'Le texte à lui remettre',
  facts: 'Dates du dossier',
  loading: 'Chargement des dates',

  team: 'Échéances qui pressent',
  teamHint: 'Les trois quarts du délai sont écoulés.',
  teamNone: 'Aucune échéance ne presse.',
  columns: ['Sinistre', 'Échéance', 'Source', 'Dernier jour', 'Conseiller'],
  nobody: 'Personne',
  more: (count: number) => `Les cinquante premières, sur ${count}.`,
  open: (nature: string, number: string) => `${nature}, n°\u00a0${number}`,
} as const
