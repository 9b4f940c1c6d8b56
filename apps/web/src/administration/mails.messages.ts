/** French text of the refused e-mails page. */
export const MAILS_PAGE = {
  page: 'E-mails refusés',
  intro:
    'Ce que le serveur d’envoi a refusé pour de bon est gardé trente jours, et peut être renvoyé une fois la cause corrigée.',
  loading: 'Chargement des e-mails refusés',
  failed: 'Les e-mails refusés n’ont pas pu être lus.',
  refresh: 'Actualiser',
  nothing: 'Aucun e-mail n’a été refusé.',
  refused: (count: number) => (count === 1 ? '1 e-mail refusé.' : `${count} e-mails refusés.`),
  waiting: (count: number) => (count === 1 ? '1 e-mail à envoyer.' : `${count} e-mails à envoyer.`),
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
  resend: 'Renvoyer',
  resendNamed: (recipient: string) => `Renvoyer l’e-mail destiné à ${recipient}`,
  resendAll: 'Tout renvoyer',
  resendFailed: 'Les e-mails n’ont pas pu être remis à l’envoi.',
  resent: (count: number) =>
    count === 1 ? 'L’e-mail est remis à l’envoi.' : `${count} e-mails sont remis à l’envoi.`,
  textGone: 'Aucun e-mail remis à l’envoi\u00a0: leur texte n’a pas été conservé.',
} as const
