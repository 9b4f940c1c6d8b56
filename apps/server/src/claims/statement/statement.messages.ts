import { STATEMENT_MESSAGES } from '@sillage/domain/claims/statement/statement.messages.ts'

export const STATEMENT_REFUSALS = {
  noStatement: 'Un constat ne se remplit que pour un accident avec un autre véhicule.',
  ownerOnly: 'Le constat est rempli par l’assuré et par l’autre conducteur\u00a0: l’équipe le lit.',
  closed: 'Ce sinistre est fermé\u00a0: son constat ne change plus.',
  changed:
    'Le constat a changé entre-temps. Voici ce qu’il dit à présent\u00a0: relisez-le, puis recommencez.',
  locked: STATEMENT_MESSAGES.locked,
  notBegun: 'Enregistrez d’abord votre moitié du constat.',
  missing: (labels: readonly string[]) => `Avant de signer, il manque\u00a0: ${labels.join(', ')}.`,
  signatureMissing: 'Veuillez signer le constat.',
  sketchMissing: 'Le croquis est vide.',
  deadLink:
    'Ce lien ne donne plus accès au constat. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
} as const

export const STATEMENT_NOTICES = {
  signed: (claim: string) => `Sinistre ${claim}\u00a0: les deux conducteurs ont signé le constat`,
  signedByB: (claim: string) => `Sinistre ${claim}\u00a0: l’autre conducteur a signé le constat`,
} as const

/** The words of a fault proposal and of its evidence. */
export const PROPOSAL_TEXTS = {
  box: (side: string, number: number, label: string) => `${side}, case ${number}\u00a0: ${label}`,
  impact: (side: string, label: string) =>
    `${side}, point de choc initial\u00a0: ${label.toLowerCase()}`,
  remarks: (side: string, text: string) => `${side} observe\u00a0: «\u00a0${text}\u00a0»`,
  witnesses: (text: string) => `Témoins\u00a0: ${text}`,
} as const
