import { DELAYS, delayText } from '../law/delays.ts'
import { insurer, mediator } from './insurer.ts'

/** What whoever subscribes at a distance must receive before being bound (code des assurances, L112-2 and L112-2-1). */
export interface BeforeSigning {
  readonly price: string
  readonly start: string
  readonly end: string
  readonly validUntil: string
  /** The sentence on the right of withdrawal, or on its absence. */
  readonly withdrawal: string
}

/** The sentence of a contract that can be renounced. */
export const BEFORE_SIGNING = {
  withdrawal: `${delayText(DELAYS.withdrawal)} pleins après la conclusion, sans motif ni pénalité, par le lien « Renoncer ou résilier » au bas de chaque page, ou par écrit ; les jours déjà couverts restent dus si vous demandez expressément d’être couvert plus tôt`,
} as const

/** The facts in the order of the article, each as a label and its words. */
export function factsBeforeSigning(asked: BeforeSigning): readonly (readonly [string, string])[] {
  return [
    [
      'Assureur',
      `${insurer.name}, ${insurer.nature}, ${insurer.address.join(', ')}, ${insurer.registration}, ${insurer.approval}`,
    ],
    ['Contrôle', 'ACPR, 4, place de Budapest, CS 92459, 75436 Paris Cedex 09'],
    ['Prix total', `${asked.price}, frais et taxes compris`],
    ['Durée', `ferme, du ${asked.start} au ${asked.end}, sans reconduction tacite`],
    ['Offre valable', `jusqu’au ${asked.validUntil}`],
    [
      'Paiement',
      `en une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois au-delà de trois mois ; par virement ou par prélèvement SEPA, sans frais`,
    ],
    ['Renonciation', asked.withdrawal],
    ['Loi et langue', 'droit français, tribunaux français, français'],
    [
      'Réclamations',
      `${insurer.complaintsEmail} ; accusé de réception dans les ${delayText(DELAYS.complaintAcknowledged)}, réponse dans les ${delayText(DELAYS.complaintAnswered)}`,
    ],
    [
      'Médiateur',
      `pour un assureur adhérent, ${mediator.name}, ${mediator.address.join(', ')} ; ${insurer.name}, étant fictive, n’y adhère pas`,
    ],
    [
      'Fonds de garantie',
      'fonds de garantie des assurances obligatoires de dommages (articles L421-1 et L421-9)',
    ],
  ]
}
