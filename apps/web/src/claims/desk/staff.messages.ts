/** The sentences of what staff do on a claim. */
export const STAFF = {
  title: 'Traitement',
  assignee: 'Conseiller',
  nobody: 'Personne',
  assignFailed: 'Le sinistre n’a pas pu être confié.',
  take: 'Prendre',
  turn: 'Ce dossier attend',
  turns: { insurer: 'nous', customer: 'l’assuré' },
  turnFailed: 'Le tour n’a pas pu être changé.',
  writtenOn: (day: string) => `Quelqu’un a écrit le ${day}, après la fermeture.`,
  writtenOnText: 'Répondez, rouvrez le sinistre, ou dites qu’il n’y a rien à répondre.',
  nothingToAnswer: 'Rien à répondre',
  since: (day: string) => `depuis le ${day}`,
  pressing: 'Urgent\u00a0: une personne est blessée, malade ou bloquée.',

  same: 'Peut-être déclaré deux fois.',
  sameText: 'Même contrat, même nature, même jour\u00a0:',
  sameOne: (number: string, day: string, status: string) =>
    `n°\u00a0${number}, déclaré le ${day} (${status.toLowerCase()})`,

  request: 'Demander un document',
  requestDocument: 'Document',
  requestOther: 'Un autre document',
  requestLabel: 'Lequel\u202f?',
  requestReason: 'Motif',
  requestReasons: {
    missing: 'Manquant',
    unreadable: 'Illisible',
    out_of_date: 'Périmé',
    incomplete: 'Incomplet',
    other_document: 'Ce n’est pas le bon document',
  },
  requestNote: 'Précision',
  requestNoteHint: 'L’assuré la lit avec la demande.',
  requestConfirm: 'Demander',
  requesting: 'Demande en cours…',
  requestFailed: 'Le document n’a pas pu être demandé.',
  requestMissing: 'Dites de quel document il s’agit.',
  requested: 'L’assuré est prévenu de votre demande.',
  withdraw: (label: string) => `Retirer la demande\u00a0: ${label}`,
  withdrawFailed: 'La demande n’a pas pu être retirée.',

  declareAnother: 'Déclarer un autre sinistre sur ce contrat',

  decide: 'Rendre la décision',
  signatureWaits: 'Décision à signer',

  canned: 'Insérer une réponse type',
} as const
