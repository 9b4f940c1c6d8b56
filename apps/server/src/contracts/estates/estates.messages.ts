/** What is kept with a contract that ended for the heirs, and why one can't be ended for them. */
export const ESTATES = {
  reason: (asked: string) => `Demande des héritiers, reçue le ${asked}`,
  living:
    'Enregistrez d’abord le décès du titulaire, sur sa fiche\u00a0: lui seul résilie son contrat de son vivant.',
} as const
