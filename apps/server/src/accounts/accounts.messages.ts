/** Sentences that only the server says. */
export const ACCOUNT_REFUSALS = {
  badCredentials: 'Identifiants invalides',
  emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
} as const
