/** French text of staff actions on a claim. */
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
  ownerShut: 'Le compte de l’assuré est fermé.',
  ownerShutText: 'Il ne lit rien de ce que vous écrivez ici.',
  ownerPage: 'Voir sa fiche',
  pressing: 'Urgent\u00a0: une personne est blessée, malade ou bloquée.',

  request: 'Demander un document',
  requestDocument: 'Document',
  requestChoose: 'Choisir un document',
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
  requestedUnread:
    'La demande est notée. L’assuré n’en est pas prévenu\u00a0: son compte est fermé.',

  declareAnother: 'Déclarer un autre sinistre sur ce contrat',

  decide: 'Rendre la décision',
  signatureWaits: 'Décision à signer',

  canned: 'Insérer une réponse type',
} as const
