/** Sentences about days that can't be. */
export const DAY_MESSAGES = {
  noSuchDay: (day: string) => `Le ${day} n’existe pas.`,
  noSuchMonth: (month: number) =>
    `Il n’y a pas de mois ${month}\u00a0: écrivez le jour, puis le mois.`,
} as const
