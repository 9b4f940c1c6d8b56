import { formatEuros } from '../../values/money.ts'
import type { Amount, Right } from './proposal.ts'

/**
 * What must be true for a claim to be paid, one sentence a right, without a stop: answered by yes or no, for the person
 * who decides, for the one who signs after them, and in the letter to the customer.
 */
export const RIGHT_WORDS = {
  in_force: 'Le contrat était en vigueur au moment de l’incident',
  suspension: 'Les garanties n’étaient pas suspendues',
  cover: 'La formule comprend une garantie pour ce sinistre',
  period: 'L’incident est arrivé au moment et au lieu que la garantie couvre',
  person: 'La personne concernée est assurée',
  exclusion: 'Aucune exclusion ne s’applique',
} as const satisfies Record<Right, string>

/** The answer to a right that fails, when « Non » alone would be ambiguous. */
export const RIGHT_DENIALS: Readonly<Partial<Record<Right, string>>> = {
  suspension: 'Non\u00a0: elles l’étaient',
  exclusion: 'Non\u00a0: une exclusion s’applique',
}

export const AMOUNT_LABELS = {
  ceiling: 'Plafond',
  depreciation: 'Vétusté',
  value: 'Valeur du bien',
  declared_value: 'Valeur déclarée',
  share: 'Part prise en charge',
  excess: 'Franchise',
  other: 'Autre assurance',
} as const satisfies Record<Amount, string>

/** Why a calculation is refused. */
export const CALCULATION_REFUSALS = {
  unanswered: (right: Right) =>
    `Répondez par oui ou par non\u00a0: ${RIGHT_WORDS[right].toLowerCase()}.`,
  correction: 'Dites pourquoi vous vous écartez de ce que dit le contrat.',
  fact: 'Un refus cite le fait\u00a0: dites lequel, et où il se lit.',
  clause: 'Un refus cite la clause\u00a0: choisissez-la.',
  clauseUnknown: 'Cette clause n’est pas de celles du contrat.',
  loss: 'Indiquez le montant du dommage.',
  lossSource: 'Dites d’où vient ce montant\u00a0: facture, devis, rapport.',
  amount: 'Ce montant n’est pas possible.',
  share: 'La part va de 0 à 100\u00a0%.',
  nothing:
    'Il ne reste rien à prendre en charge\u00a0: c’est un refus, qui cite la clause et le fait.',
  tooMuch: 'Cette déduction dépasse ce qui reste.',
} as const

interface LetterWords {
  readonly nature: string
  readonly day: string
  readonly cover: string
}

/** The sentences of the decision letter. */
export const LETTER = {
  accepted: ({ nature, day, cover }: LetterWords) =>
    `Nous prenons en charge votre sinistre «\u00a0${nature}\u00a0» du ${day}, par la garantie «\u00a0${cover}\u00a0» de votre contrat.`,
  partly: ({ nature, day, cover }: LetterWords) =>
    `Nous prenons en charge une partie de votre sinistre «\u00a0${nature}\u00a0» du ${day}, par la garantie «\u00a0${cover}\u00a0» de votre contrat.`,
  refused: ({ nature, day }: Omit<LetterWords, 'cover'>) =>
    `Nous ne pouvons pas vous indemniser de votre sinistre «\u00a0${nature}\u00a0» du ${day}.`,
  loss: (amount: string, source: string) => `Dommage retenu\u00a0: ${amount} (${source}).`,
  below: 'Le montant retenu ne dépasse pas votre franchise\u00a0: il n’y a rien à vous verser.',
  line: (words: string, cents: number, why: string) =>
    `${words}\u00a0: ${formatEuros(cents)}. ${why}`,
  excess: (words: string, amount: string) => `${words}\u00a0: ${amount}.`,
  cutExcess: (amount: string, cents: number) => `${amount}, soit ici ${formatEuros(cents)}`,
  clause: (clause: string) => `Votre contrat dit\u00a0: «\u00a0${clause}\u00a0»`,
  refusedBy: (clause: string) => `Voici ce que prévoit votre contrat. ${clause}`,
  fact: (fact: string) => `Voici le fait\u00a0: ${fact}`,
  contest:
    'Vous n’êtes pas d’accord\u202f? Envoyez-nous un élément nouveau, ou contestez cette décision\u00a0: les voies de recours suivent.',
} as const
