import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'

/** Every sentence of « Mes devis », of their comparison and of the levels of cover. */
export const QUOTES_MESSAGES = {
  title: 'Mes devis',
  intro:
    'Chacun reste valable 30\u00a0jours, au plus à son prix, pour les mêmes réponses et les mêmes dates, et tant que notre tarif ne change pas. Reprenez-le, refaites-le ou comparez-en deux.',
  loading: 'Chargement de vos devis',
  failed: 'Vos devis n’ont pas pu être lus.',
  empty: 'Vous n’avez pas de devis.',
  emptyText:
    'Un devis se garde depuis le récapitulatif d’une souscription, sans rien signer et sans engagement.',
  subscribe: 'Commencer une souscription',

  cardTitle: (type: string, number: string) => `Devis ${type} ${number}`,
  number: (id: string) => id.slice(0, 8),
  madeOn: (day: string, lastDay: string) => `Fait le ${day}, valable jusqu’au ${lastDay}`,
  validFor: (days: number) =>
    days === 0 ? 'Dernier jour' : `Encore ${days}\u00a0jour${days > 1 ? 's' : ''}`,
  ended: 'Expiré',
  period: 'Période',
  periodOf: (start: string, end: string) => `${start} – ${end}`,
  level: 'Niveau de garantie',
  trips: 'Voyages',
  noTrip: 'Aucun',
  tripsOf: (first: string, others: number) =>
    others === 0 ? first : `${first} et ${others} autre${others > 1 ? 's' : ''}`,
  contribution: 'Contribution',
  noContribution: 'Aucune',
  taxesIncluded: 'toutes taxes comprises',

  takeUp: 'Reprendre',
  takeUpNamed: (number: string) => `Reprendre le devis ${number}`,
  takeUpFailed: 'Ce devis n’a pas pu être repris.',
  duplicate: 'Dupliquer',
  duplicateNamed: (number: string) => `Dupliquer le devis ${number}`,
  makeAnew: 'Refaire ce devis',
  makeAnewNamed: (number: string) => `Refaire le devis ${number}`,
  duplicated: (number: string) => `Le devis ${number} est dans votre liste, au tarif du jour.`,
  duplicatedNewTariff: (number: string) =>
    `Le tarif a changé depuis ce devis. Le devis ${number}, au tarif du jour, est dans votre liste.`,
  duplicateAsks: 'Le questionnaire a changé depuis ce devis.',
  duplicateAsksText:
    'Certaines réponses manquent pour en calculer le prix au tarif du jour. Complétez-les\u00a0: les autres sont reprises.',
  complete: 'Compléter mes réponses',
  duplicateFailed: 'Ce devis n’a pas pu être refait.',
  remove: 'Effacer',
  removeNamed: (number: string) => `Effacer le devis ${number}`,
  removeQuestion: (number: string) => `Effacer le devis ${number}\u202f?`,
  removeText:
    'Il ne pourra pas être retrouvé. Son PDF, si vous l’avez téléchargé, reste chez vous.',
  keep: 'Le garder',
  removed: 'Le devis a été effacé.',
  removeFailed: 'Ce devis n’a pas pu être effacé.',

  replaceQuestion: 'Remplacer votre souscription en cours\u202f?',
  replaceText: (type: string) =>
    `Vous avez commencé une autre souscription ${type}. Ses réponses seront remplacées par celles du devis.`,
  keepCurrent: 'Garder ma souscription',
  replace: 'Remplacer par le devis',

  compare: 'Comparer',
  compareNamed: (number: string) => `Comparer le devis ${number}`,
  chooseTwo: 'Cochez deux devis de la même assurance pour les comparer.',
  chooseOneMore: 'Cochez un second devis de la même assurance.',
  compareChosen: 'Comparer les deux devis',
  compareTitle: 'Comparer deux devis',
  compareIntro: 'Les différences sont surlignées.',
  compareMissing: 'Un de ces devis n’existe plus.',
  back: 'Mes devis',
  onlyDifferences: 'Ne montrer que ce qui diffère',
  noDifference: 'Ces deux devis sont semblables en tout point.',
  differs: 'Diffère\u00a0:',
  line: 'Ligne',
  sections: {
    terms: 'L’essentiel',
    price: 'Le prix, ligne par ligne',
    guarantees: 'Les garanties',
    answers: 'Vos réponses',
    travels: 'Les voyages',
  },
  finalPrice: 'Prix final',
  contractPrice: 'Prix du contrat',
  days: (days: number) => `${days}\u00a0jour${days > 1 ? 's' : ''}`,
  length: 'Durée',
  validUntil: 'Valable jusqu’au',
  travel: (index: number) => `Voyage ${index}`,
  absent: '–',
  covered: 'Couvert',
  notCovered: 'Non couvert',
  options: {
    renewable_energy: 'Énergie renouvelable',
    tree_planting: 'Plantation d’arbres',
  } satisfies Record<ContributionOption, string>,

  levels: 'Comparer les niveaux, garantie par garantie',
  levelsTable: 'Ce que chaque niveau couvre et ne couvre pas',
  guarantee: 'Garantie',
  yourLevel: 'votre choix',
} as const
