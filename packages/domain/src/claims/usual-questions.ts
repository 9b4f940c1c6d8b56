import type { ClaimQuestion } from './nature.ts'

export const YES_NO = ['Oui', 'Non'] as const
export const YES_NO_UNKNOWN = ['Oui', 'Non', 'Je ne sais pas'] as const

/** Questions used by the claims of several products. */
export const USUAL_QUESTIONS = {
  complaint: {
    id: 'complaint',
    text: 'Avez-vous déposé plainte ?',
    choices: ['Oui', 'Pas encore', 'Non'],
  },
  event: {
    id: 'event',
    text: 'Quel évènement s’est produit ?',
    choices: ['Inondation', 'Tempête', 'Grêle', 'Séisme', 'Glissement de terrain', 'Autre'],
  },
} as const satisfies Record<string, ClaimQuestion>
