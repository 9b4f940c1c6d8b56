/** Messages to people who sign or are paid; they never say why. */
export const SCREENING_REFUSALS = {
  underReview:
    'Votre demande doit être examinée par une personne de notre équipe avant d’aboutir. Rien ne se signe ni ne se paie d’ici là\u00a0: réessayez plus tard.',
  decided: 'Une décision a déjà été prise.',
  own: 'Cette vérification vous concerne\u00a0: un collègue doit la faire.',
} as const
