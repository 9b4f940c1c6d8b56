import { DELAYS, delayText } from '../law/delays.ts'
import { insurer, MEDIATOR_WORDS } from './insurer.ts'

/** What a distance subscriber must receive before being bound (code des assurances, L112-2 and L112-2-1). */
export interface BeforeSigning {
  readonly price: string
  /** Whether the price includes a contribution to climate projects. */
  readonly hasContribution: boolean
  /**
   * Whether this insurance is compulsory by law: then a guarantee fund protects victims if the insurer fails (L421-9).
   */
  readonly isCompulsory: boolean
  readonly start: string
  readonly end: string
  /** The last day for this price and these dates. */
  readonly datesUntil: string
  /** What can be done with the quote after that day; empty when nothing can. */
  readonly afterwards: string
  /** The sentence about the right of withdrawal, or its absence. */
  readonly withdrawal: string
}

export const BEFORE_SIGNING = {
  /** What holds until the last day of a quote: waiting doesn't raise the price, although the departure comes nearer; a new tariff may. */
  held: 'au plus à ce prix, pour les mêmes réponses et les mêmes dates, et tant que notre tarif ne change pas',
  /** A period that has begun moves to the day of the subscription, until the last day of the quote. */
  movedUntil: (lastDay: string) =>
    `Ensuite, jusqu’au ${lastDay}, la même durée commence le jour de la souscription, à un prix recalculé`,
  /** The sentence for a contract with a right of withdrawal. */
  withdrawal: `${delayText(DELAYS.withdrawal)} pleins après la conclusion, sans motif ni pénalité, par le lien « Renoncer ou résilier » au bas de chaque page, ou par écrit ; la part due pour la période garantie reste à payer si vous demandez expressément d’être couvert plus tôt`,
} as const

/** The facts in the order of the law, each as a label and a sentence. */
export function factsBeforeSigning(asked: BeforeSigning): readonly (readonly [string, string])[] {
  return [
    [
      'Assureur',
      `${insurer.name}, ${insurer.nature}, ${insurer.address.join(', ')}, ${insurer.registration}, ${insurer.approval}`,
    ],
    ['Contrôle', 'ACPR, 4, place de Budapest, CS 92459, 75436 Paris Cedex 09'],
    [
      'Prix total',
      `${asked.price}, toutes taxes et frais compris${asked.hasContribution ? ', contribution facultative aussi' : ''}`,
    ],
    ['Durée', `ferme, du ${asked.start} au ${asked.end}, sans reconduction tacite`],
    [
      'Offre valable',
      `jusqu’au ${asked.datesUntil}, ${BEFORE_SIGNING.held}${asked.afterwards && `. ${asked.afterwards}`}`,
    ],
    [
      'Paiement',
      `en une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois au-delà de trois mois ; par virement ou par prélèvement SEPA, sans frais`,
    ],
    ['Renonciation', asked.withdrawal],
    ['Loi et langue', 'droit français, tribunaux français, contrat en français'],
    [
      'Réclamations',
      `${insurer.complaintsEmail} ; accusé de réception dans les ${delayText(DELAYS.complaintAcknowledged)}, réponse dans les ${delayText(DELAYS.complaintAnswered)}`,
    ],
    ['Médiateur', MEDIATOR_WORDS],
    [
      'Fonds de garantie',
      asked.isCompulsory
        ? 'fonds de garantie des assurances obligatoires de dommages (articles L421-1 et L421-9)'
        : 'aucun : le fonds de garantie des assurances obligatoires ne couvre pas cette assurance, qui n’est pas obligatoire (article L421-9)',
    ],
  ]
}
