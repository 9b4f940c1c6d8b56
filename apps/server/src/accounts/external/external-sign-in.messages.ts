export const EXTERNAL_LETTER = {
  title: 'Une connexion externe est reliée à votre compte',
  mail: {
    subject: 'Une connexion externe est reliée à votre compte Sillage',
    text: 'Bonjour,\n\nVotre compte peut désormais s’ouvrir par votre fournisseur d’identité. Si ce n’est pas vous, changez votre mot de passe et prévenez-nous.',
  },
} as const
