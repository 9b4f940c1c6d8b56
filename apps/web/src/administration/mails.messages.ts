/** French text of the refused e-mails page. */
export const MAILS_PAGE = {
  page: 'Mails refusés',
  intro:
    'Ce que le serveur d’envoi a refusé pour de bon est gardé trente jours, et peut être renvoyé une fois la cause corrigée.',
  loading: 'Chargement des mails refusés',
  failed: 'Les mails refusés n’ont pas pu être lus.',
  refresh: 'Actualiser',
  nothing: 'Aucun mail n’a été refusé.',
  refused: (count: number) => (count === 1 ? '1 mail refusé.' : `${count} mails refusés.`),
  waiting: (count: number) => (count === 1 ? '1 mail à envoyer.' : `${count} mails à envoyer.`),
  paused: 'Les envois sont suspendus.',
  pausedUntil: (time: string) =>
    `Le serveur d’envoi a refusé plusieurs mails de suite. Prochain essai à ${time}\u202f; renvoyer les mails reprend les envois aussitôt.`,
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
  resendNamed: (recipient: string) => `Renvoyer le mail destiné à ${recipient}`,
  resendAll: 'Tout renvoyer',
  resendFailed: 'Les mails n’ont pas pu être remis à l’envoi.',
  resent: (count: number) =>
    count === 1 ? 'Le mail est remis à l’envoi.' : `${count} mails sont remis à l’envoi.`,
  textGone: 'Aucun mail remis à l’envoi\u00a0: leur texte n’a pas été conservé.',
} as const
