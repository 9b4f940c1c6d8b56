/** Why a claim that waits for the insurer is late, as the team reads it. */
export const LATE_CAUSE_LABELS = {
  nobody: 'Sans conseiller actif',
  away: 'Conseiller absent',
  signature: 'Seconde signature attendue',
  first_answer: 'Jamais répondu',
  reply: 'Message ou document sans réponse',
  work: 'Étude à terminer',
} as const
