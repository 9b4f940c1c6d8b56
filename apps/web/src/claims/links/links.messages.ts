/** French text of the claims linked by hand. */
export const LINKS = {
  same: 'Peut-être déclaré deux fois.',
  sameText: 'Même contrat, même nature, même jour\u00a0:',
  sameOne: (number: string, day: string, status: string) =>
    `Déclaré le ${day} (${status.toLowerCase()}), n°\u00a0${number}`,

  title: 'Dossiers liés',
  file: (nature: string, number: string) => `${nature}, n°\u00a0${number}`,
  why: (kind: string, reason: string) => `${kind}\u00a0: ${reason}`,
  by: (name: string, day: string) => `Lié par ${name} le ${day}`,
  nobody: 'une personne de l’équipe',
  undo: 'Délier',
  undoOf: (number: string) => `Délier le n°\u00a0${number}`,
  undoFailed: 'Ces dossiers n’ont pas pu être déliés.',

  add: 'Lier un autre dossier',
  link: 'Lier',
  linkOf: (number: string) => `Lier le n°\u00a0${number}`,
  number: 'Numéro de l’autre dossier',
  numberHint: 'Ses huit caractères, ou l’adresse de sa page.',
  numberMissing: 'Indiquez le numéro de l’autre dossier.',
  kind: 'Ce qui les lie',
  kindMissing: 'Dites ce qui les lie.',
  reason: 'Pourquoi',
  reasonHint: 'Entre collègues\u00a0: aucun des clients ne voit ce lien.',
  save: 'Lier les deux dossiers',
  saving: 'Enregistrement…',
  failed: 'Ces dossiers n’ont pas pu être liés.',
} as const
