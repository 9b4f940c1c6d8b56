/** French text of the refused e-mails page. */
export const MAILS_PAGE = {
  page: 'E-mails refusés',
  intro:
    'Ce que le serveur d’envoi a refusé pour de bon est gardé trente jours, et peut être renvoyé une fois la cause corrigée. Le renvoi va à l’adresse confirmée du jour\u202f; un lien, un code ou un avertissement écrit pour une adresse ne se renvoie qu’à elle.',
  loading: 'Chargement des e-mails refusés',
  failed: 'Les e-mails refusés n’ont pas pu être lus.',
  refresh: 'Actualiser',
  nothing: 'Aucun e-mail n’est refusé.',
  /** While some wait: whether they will be taken isn’t known yet. */
  nothingYet: 'Aucun e-mail n’est refusé pour l’instant.',
  refused: (count: number) => (count === 1 ? '1 e-mail refusé.' : `${count} e-mails refusés.`),
  waiting: (count: number) =>
    count === 0
      ? 'Rien n’attend d’être envoyé.'
      : count === 1
        ? '1 e-mail attend d’être envoyé.'
        : `${count} e-mails attendent d’être envoyés.`,
  paused: 'Les envois sont suspendus.',
  pausedUntil: (time: string) =>
    `Le serveur d’envoi a refusé plusieurs e-mails de suite. Prochain essai à ${time}\u202f; renvoyer les e-mails reprend les envois aussitôt.`,
  more: (shown: number) => `Les ${shown} plus récents sont montrés.`,
  columns: {
    recipient: 'Destinataire',
    subject: 'Objet',
    refusal: 'Réponse',
    at: 'Refusé le',
    action: 'Renvoyer',
  },
  unknown: 'Non conservée',
  addressNow: (address: string) => `Sera renvoyé à ${address}, son adresse d’aujourd’hui.`,
  forAddress: 'Ne se renvoie qu’à cette adresse.',
  account: 'Son compte',
  accountOf: (recipient: string) => `Son compte, ${recipient}`,
  resend: 'Renvoyer',
  resendNamed: (recipient: string) => `Renvoyer l’e-mail destiné à ${recipient}`,
  resendAll: 'Tout renvoyer',
  resendFailed: 'Les e-mails n’ont pas pu être remis à l’envoi.',
  resent: (count: number) =>
    count === 1 ? 'L’e-mail est remis à l’envoi.' : `${count} e-mails sont remis à l’envoi.`,
  textGone: 'Aucun e-mail remis à l’envoi\u00a0: leur texte n’a pas été conservé.',
} as const

/** What the answers of a mail server mean. */
export const REFUSALS_OF_MAILS = {
  unknown: 'Adresse inconnue',
  moved: 'Le destinataire a changé d’adresse',
  recipient: 'Destinataire refusé',
  closed: 'Boîte fermée',
  full: 'Boîte pleine',
  mailbox: 'Boîte indisponible',
  tooBig: 'E-mail trop lourd',
  sender: 'Notre adresse d’expéditeur est refusée',
  policy: 'Notre serveur d’envoi n’est pas autorisé à écrire là',
  content: 'Le contenu est refusé',
  protocol: 'Les serveurs ne se sont pas compris',
  theirServer: 'Le serveur du destinataire est en défaut',
  signIn: 'Le serveur d’envoi refuse notre connexion',
  unreachable: 'Serveur injoignable',
  refused: 'E-mail refusé',
} as const
