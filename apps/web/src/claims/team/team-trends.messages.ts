/** French text of each member's trend, on the page of the team's lead. */
export const TRENDS = {
  title: 'Évolution de chacun',
  hint: 'Chacun à côté de lui-même, sur quatre périodes de même longueur. Les délais sont des médianes\u202f; sous cinq dossiers, ils ne sont pas donnés.',
  loading: 'Chargement de l’évolution',
  failed: 'L’évolution n’a pas pu être lue.',
  none: 'Personne n’a décidé ni répondu dans ces périodes.',
  measure: 'Ce que l’on regarde',
  measures: {
    decided: 'Dossiers décidés',
    first_answer_hours: 'Première réponse',
    decision_days: 'Décision',
  },
  person: 'Conseiller',
  period: (from: string, to: string) => `${from} au ${to}`,
  cell: (measure: string, name: string, period: string, value: string) =>
    `${measure}, ${name}, ${period}\u00a0: ${value}`,
} as const
