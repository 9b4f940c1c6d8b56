/** French text around the answers; `find-answers.ts` reads the last three from the page. */
export const HELP_MESSAGES = {
  title: 'Aide',
  description: 'Prix, contrat, paiement, sinistre, climat, compte\u00a0: les réponses courtes.',
  heading: 'Comment pouvons-nous vous aider\u202f?',
  lead: 'Des réponses courtes, les mots de l’assurance, et comment nous joindre.',
  search: 'Chercher une réponse',
  none: 'Aucune réponse avec ces mots. Écrivez-nous, ou appelez.',
  one: '1 réponse',
  many: '{n} réponses',
} as const

/** Insurance terms in everyday words. */
export const GLOSSARY: readonly (readonly [word: string, meaning: string])[] = [
  ['Attestation', 'Le papier qui prouve que vous êtes assuré, et pour quoi.'],
  ['Avenant', 'Le papier qui change un contrat en cours, par exemple sa date de fin.'],
  [
    'Bonus-malus',
    'Le coefficient qui suit un conducteur\u00a0: il baisse sans accident responsable, et monte avec.',
  ],
  ['Franchise', 'La part d’un dommage qui reste à votre charge.'],
  ['Garantie', 'Ce que le contrat couvre\u00a0: le vol, le bris de glace, l’annulation.'],
  ['Plafond', 'Le plus que l’assureur verse pour une garantie.'],
  ['Prime', 'Le prix de l’assurance. Il est dit ici toutes taxes comprises.'],
  [
    'Relevé d’information',
    'Le papier qui dit vos accidents et votre bonus-malus\u00a0: l’assureur suivant le demande.',
  ],
  ['Responsabilité civile', 'Elle paie les dommages que vous causez aux autres.'],
  ['Sinistre', 'Ce qui arrive et que le contrat peut couvrir\u00a0: un accident, un vol.'],
]
