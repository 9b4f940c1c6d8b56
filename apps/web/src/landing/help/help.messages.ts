/** The sentences around the answers; `find-answers.ts` reads the last three from the page. */
export const HELP_MESSAGES = {
  title: 'Aide',
  description: 'Prix, contrat, paiement, sinistre, climat, compte : les réponses courtes.',
  heading: 'Comment pouvons-nous vous aider ?',
  lead: 'Des réponses courtes, les mots de l’assurance, et comment nous joindre.',
  search: 'Chercher une réponse',
  none: 'Aucune réponse avec ces mots. Écrivez-nous : « Nous joindre », plus bas.',
  one: '1 réponse',
  many: '{n} réponses',
} as const
