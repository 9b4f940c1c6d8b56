/** Why a contract can't be ended for the heirs of its holder. */
export const HEIRS_ENDING_MESSAGES = {
  askedMissing: 'Indiquez le jour où la demande des héritiers est parvenue.',
  askedBeforeDeath: (died: string) =>
    `La demande des héritiers ne peut pas précéder le décès, le ${died}.`,
  askedInFuture: 'La demande des héritiers ne peut pas être à venir.',
  signedAfterDeath: (signed: string) =>
    `La signature de ce contrat, le ${signed}, suit le décès\u00a0: il ne se résilie pas pour ce motif. Parlez-en à la personne qui encadre l’équipe.`,
  over: (end: string) => `Le contrat s’arrête seul le ${end}\u00a0: il n’y a rien à résilier.`,
} as const
