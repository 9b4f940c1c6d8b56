/** Why the server does not start with the configured root account. */
export const ROOT_ERRORS = {
  password: (weakness: string) => `ROOT_PASSWORD est refusé. ${weakness}`,
  emailTaken: (email: string) => `ROOT_EMAIL est déjà l’adresse d’un compte\u00a0: ${email}.`,
}

export const ACCOUNT_REFUSALS = {
  badCredentials: 'Identifiants invalides',
  tooMany: 'Trop de tentatives. Patientez un moment puis réessayez.',
  addressChanging:
    'L’adresse de votre compte est en cours de changement, à la demande de notre équipe\u00a0: rien ne peut être signé d’ici là. L’e-mail que vous avez reçu permet d’arrêter ce changement.',
  passwordByStaff:
    'Le mot de passe de votre compte a été choisi par notre équipe. Choisissez le vôtre par «\u00a0Mot de passe oublié\u00a0», puis signez.',
  notTwo:
    'La personne dont vous confirmez le travail et vous n’avez pas encore deux rôles indépendants\u00a0: l’un tient le sien de l’autre, ou vous les tenez de la même personne, depuis moins d’une semaine. Quelqu’un d’autre doit le confirmer.',
  emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
} as const
