/** Sentences shown to people who do the accounts. */
export const LEDGER_MESSAGES = {
  closed: 'Ce mois est déjà clôturé, ou n’a aucune écriture.',
  earlierOpen: (first: string) =>
    `Clôturez d’abord ${first}\u00a0: les mois se clôturent dans l’ordre.`,
  notOver: (day: string) => `Ce mois se clôture à partir du ${day}.`,
} as const
