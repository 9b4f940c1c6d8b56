/** French text of quotes on the recap page, kept apart so that it doesn't load that of « Mes devis ». */
export const KEPT_QUOTE_MESSAGES = {
  save: 'Enregistrer ce devis',
  saving: 'Enregistrement en cours...',
  saved: (day: string) => `Devis gardé jusqu’au ${day} dans «\u00a0Mes devis\u00a0».`,
  saveFailed: 'Votre devis n’a pas été enregistré.',
  takenUp: (day: string) => `Repris de votre devis du ${day}.`,
  samePrice: (price: string) => `Le prix est toujours de ${price}.`,
  otherPrice: (before: string, after: string) =>
    `Le prix n’est plus le même\u00a0: il était de ${before}, il est maintenant de ${after}.`,
  movedPeriod:
    'La période de ce devis avait commencé\u00a0: elle part maintenant d’aujourd’hui, pour la même durée.',
} as const
