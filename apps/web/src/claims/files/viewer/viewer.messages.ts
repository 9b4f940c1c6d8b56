import { REVIEW_MESSAGES } from '@sillage/domain/claims/documents/document-review.messages.ts'

export const VIEWER = {
  place: (place: number, count: number) => `${place} sur ${count}`,
  previous: 'Document précédent',
  next: 'Document suivant',
  keys: 'Les flèches gauche et droite du clavier font de même.',
  content: 'Le document',
  loading: 'Chargement du document',
  health: 'Cette pièce de santé ne s’affiche pas ici.',
  pdf: (name: string) => `PDF\u00a0: ${name}`,
  openPdf: 'Ouvrir le PDF',
  openTab: 'Ouvrir dans un autre onglet',
  pdfText: 'Il s’ouvre dans un autre onglet.',
  sentBy: (name: string, day: string) => (name ? `${name}, ${day}` : day),
  ownName: (name: string) => `Nom donné à l’envoi\u00a0: ${name}`,

  name: 'Nom',
  nameHint: 'L’assuré le lit aussi, avec celui qu’il a donné.',
  rename: 'Renommer',
  renaming: 'Changement…',
  document: 'De quel document s’agit-il\u202f?',
  none: 'Aucun de la liste',
  filingFailed: 'Le changement n’a pas pu être fait.',

  verdicts: { accepted: 'Accepté', refused: 'Refusé' },
  review: 'Ce document convient-il\u202f?',
  accept: 'Accepter',
  accepting: 'Acceptation…',
  refuse: 'Refuser',
  classFirst: 'Classez-le d’abord\u00a0: on l’accepte ou le refuse pour un document de la liste.',
  healthReview:
    'Seule une personne habilitée «\u00a0Pièces de santé\u00a0» accepte ou refuse celle-ci.',
  reason: 'Pourquoi',
  reasons: {
    unreadable: 'Illisible',
    out_of_date: 'Périmé',
    incomplete: 'Incomplet',
    other_document: 'Ce n’est pas le bon document',
  },
  reasonMissing: REVIEW_MESSAGES.reasonMissing,
  words: 'Ce que l’assuré doit savoir',
  wordsHint: 'Il le lit tel quel, et le document lui est demandé de nouveau.',
  wordsMissing: REVIEW_MESSAGES.wordsMissing,
  refuseConfirm: 'Refuser et redemander',
  refusing: 'Refus…',
  keepOpen: 'Revenir',
  reviewFailed: 'Ce choix n’a pas pu être enregistré.',

  history: 'Qui a fait quoi',
  changes: {
    named: (detail: string) =>
      detail ? `Nommé «\u00a0${detail}\u00a0»` : 'Nom donné à l’envoi remis',
    classed: (detail: string) => (detail ? `Classé\u00a0: ${detail}` : 'Retiré de la liste'),
    accepted: () => 'Accepté',
    refused: (detail: string) => `Refusé\u00a0: ${detail}`,
  },
  by: (name: string, moment: string) => `${name}, ${moment}`,
} as const
