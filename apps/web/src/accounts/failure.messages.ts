/** Shown when the server gave no reason. */
export const FAILED = 'Une erreur est survenue. Réessayez.'
