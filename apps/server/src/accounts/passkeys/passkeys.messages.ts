export const PASSKEY_MESSAGES = {
  required: 'Confirmez votre identité avec votre clé d’accès.',
  enrol: 'Votre rôle demande une clé d’accès\u00a0: créez-la pour vous connecter.',
  linkSent: (address: string) =>
    `Pour entrer, créez votre clé d’accès depuis le lien que vous recevrez à ${address}\u202f; il est valable 30\u00a0minutes.`,
  refused: 'La clé d’accès n’a pas été reconnue. Recommencez.',
  ended: 'Cette demande a expiré. Recommencez.',
  known: 'Cette clé d’accès est déjà enregistrée.',
  wrongCode: 'Ce code de secours n’est pas valable, ou il a déjà servi.',
  noPasskey: 'Les codes de secours vont avec une clé d’accès\u00a0: ajoutez-en une d’abord.',
  tooMany: 'Dix clés d’accès au plus. Retirez-en une d’abord.',
  last: 'Votre rôle demande une clé d’accès\u00a0: ajoutez-en une autre avant de retirer celle-ci.',
} as const

export const PASSKEY_LETTERS = {
  codeUsed: (left: number) => ({
    title: 'Un code de secours a ouvert votre compte',
    mail: {
      subject: 'Un code de secours a ouvert votre compte Sillage',
      text: `Bonjour,\n\nUn code de secours vient de servir à la place de votre clé d’accès\u202f; il en reste ${left}. Si ce n’est pas vous, changez votre mot de passe et remplacez vos codes depuis votre profil.`,
    },
  }),
  codesReplaced: {
    title: 'Vos codes de secours ont été remplacés',
    mail: {
      subject: 'Vos codes de secours Sillage ont été remplacés',
      text: 'Bonjour,\n\nDe nouveaux codes de secours viennent d’être créés pour votre compte\u202f; les anciens ne servent plus. Si ce n’est pas vous, changez votre mot de passe.',
    },
  },
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
