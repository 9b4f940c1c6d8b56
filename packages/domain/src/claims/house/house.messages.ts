/** Every sentence about the rules that the insurer edits: what it asks for, and its delays. */
export const HOUSE_MESSAGES = {
  documentHeld: (label: string, why: string) =>
    `«\u00a0${label}\u00a0» ne peut pas être retiré\u00a0: ${why}`,
  documentUnknown: 'Un des documents n’a jamais fait partie de cette liste.',
  documentTwice: (label: string) =>
    `«\u00a0${label}\u00a0» figure deux fois dans la liste des documents.`,
  blankDocument: 'Donnez à chaque document un nom, et dites à quoi il sert.',
  blankQuestion: 'Écrivez chaque question.',
  noDocument: 'Gardez au moins un document.',
  questionUnknown: 'Une des questions n’a jamais été posée pour cette nature.',
  questionTwice: (text: string) => `La question «\u00a0${text}\u00a0» est posée deux fois.`,
  questionKind:
    'Une question à choix ne devient pas une question libre, ni l’inverse\u00a0: retirez-la et ajoutez-en une autre.',
  choices: (text: string) =>
    `Proposez de 2 à 8 réponses différentes à la question «\u00a0${text}\u00a0».`,
  delayOutside: ({ least, most }: { readonly least: number; readonly most: number }) =>
    `Donnez un nombre entier de jours ouvrés, de ${least} à ${most}.`,
} as const

/** Why a document can't be removed from the list of its nature. */
export const HELD_BECAUSE = {
  health: 'c’est une pièce de santé, reçue avec un consentement et gardée à part.',
  photos: 'les photos jointes à la déclaration y sont rangées.',
  advice: 'le conseil donné pendant la déclaration en parle.',
} as const

/** The name of each delay, for the people who edit it. */
export const HOUSE_DELAY_LABELS = {
  answer: 'Première réponse',
  study: 'Étude du dossier',
  decision: 'Décision',
} as const
