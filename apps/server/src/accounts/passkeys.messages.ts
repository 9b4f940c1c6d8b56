/** Sentences about passkeys and the second step of a sign-in. */
export const PASSKEY_MESSAGES = {
  required: 'Confirmez votre identité avec votre clé d’accès.',
  enrol: 'Votre rôle demande une clé d’accès\u00a0: créez-la pour vous connecter.',
  refused: 'La clé d’accès n’a pas été reconnue. Recommencez.',
  ended: 'Cette demande a expiré. Recommencez.',
  known: 'Cette clé d’accès est déjà enregistrée.',
  tooMany: 'Dix clés d’accès au plus. Retirez-en une d’abord.',
  last: 'Votre rôle demande une clé d’accès\u00a0: ajoutez-en une autre avant de retirer celle-ci.',
} as const

export const PASSKEY_LETTERS = {
  added: {
    title: 'Une clé d’accès a été ajoutée à votre compte',
    mail: {
      subject: 'Une clé d’accès a été ajoutée à votre compte Sillage',
      text: 'Bonjour,\n\nUne clé d’accès vient d’être ajoutée à votre compte. Si ce n’est pas vous, changez votre mot de passe et retirez-la.',
    },
  },
  removed: {
    title: 'Une clé d’accès a été retirée de votre compte',
    mail: {
      subject: 'Une clé d’accès a été retirée de votre compte Sillage',
      text: 'Bonjour,\n\nUne clé d’accès vient d’être retirée de votre compte. Si ce n’est pas vous, changez votre mot de passe.',
    },
  },
} as const
