/** Sentences that only the server says. */
export const ACCOUNT_REFUSALS = {
  badCredentials: 'Identifiants invalides',
  tooMany: 'Trop de tentatives. Patientez un moment puis réessayez.',
  emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
} as const
