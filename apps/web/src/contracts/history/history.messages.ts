/** French text of the buttons that open the history of a contract: a claim of the team needs no other text of contracts. */
export const CONTRACT_HISTORY = {
  of: (id: string) => `Historique du contrat ${id}`,
} as const
