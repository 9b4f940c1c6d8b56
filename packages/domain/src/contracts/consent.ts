import type { ContractOrigin } from './status.ts'

/** A piece of a sentence; one that names a document links to it. */
export interface ConsentPart {
  readonly words: string
  readonly document?: 'ipid' | 'conditions'
}

const INFORMATION = { words: 'document d’information', document: 'ipid' } as const
const CONDITIONS = { words: 'conditions générales', document: 'conditions' } as const

/** The statement that a subscriber ticks before signing, in French. */
export const SUBSCRIPTION_CONSENT: readonly ConsentPart[] = [
  { words: 'J’ai reçu le ' },
  INFORMATION,
  { words: ' et les ' },
  CONDITIONS,
  { words: ', et je souscris ce contrat avec obligation de payer.' },
]

const SUBJECTS = {
  extension: 'cette prolongation',
  renewal: 'ce renouvellement',
} as const satisfies Record<Exclude<ContractOrigin, 'original'>, string>

/**
 * The statement beside the signature of an extension or a renewal, in French. `price` is the amount to be paid, as
 * shown: « 10,56 € »; null until it is known.
 */
export function derivationConsent(
  origin: keyof typeof SUBJECTS,
  price: string | null,
): readonly ConsentPart[] {
  const amount = price === null ? '' : ` ${price}`
  return [
    {
      words: `En signant, vous souscrivez ${SUBJECTS[origin]} avec obligation de payer${amount}. Le `,
    },
    INFORMATION,
    { words: ' et les ' },
    CONDITIONS,
    { words: ' s’appliquent.' },
  ]
}

/** The statement beside the signature of a change of plate, in French; `plate` is null until it is known. */
export function plateConsent(plate: string | null): readonly ConsentPart[] {
  const named = plate === null ? 'une autre immatriculation' : `l’immatriculation ${plate}`
  return [
    {
      words: `En signant, vous demandez que ce contrat porte ${named}, pour la même voiture. Son prix et ses garanties ne changent pas.`,
    },
  ]
}

/**
 * The request that a policyholder confirms when withdrawing from a contract, in French. Its acknowledgement repeats it
 * word for word (Code des assurances, L112-2-1).
 */
export const WITHDRAWAL_STATEMENT =
  'Je renonce à mon contrat d’assurance et demande le remboursement de la prime déjà payée, moins la part due pour les jours où j’ai été couvert.'

/** The statement as plain text, as stored with the signature word for word (Code civil, articles 1366 and 1367). */
export function consentSentence(parts: readonly ConsentPart[]): string {
  return parts.map(({ words }) => words).join('')
}
