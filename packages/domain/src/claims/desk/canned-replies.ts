import { DELAYS, delayText } from '../../law/delays.ts'
import type { HouseDelays } from '../house/house-delays.ts'

/** A reply that staff insert and can edit before sending. */
export interface CannedReply {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** The replies offered to staff, in order, with the insurer's own delays. Nothing is sent until a person sends it. */
export const cannedReplies = ({ answer }: HouseDelays): readonly CannedReply[] => [
  {
    id: 'taken',
    title: 'Je prends votre dossier',
    text: `Bonjour, je suis votre conseiller pour ce sinistre. Je lis votre déclaration et je reviens vers vous sous ${delayText({ count: answer, unit: 'working_days' })}.`,
  },
  {
    id: 'thanks',
    title: 'Documents bien reçus',
    text: 'Bonjour, vos documents sont arrivés et lisibles. Je poursuis l’étude de votre dossier.',
  },
  {
    id: 'unreadable',
    title: 'Photo à refaire',
    text: 'Bonjour, la photo reçue n’est pas lisible. Pouvez-vous la refaire de près, en pleine lumière ?',
  },
  {
    id: 'quote',
    title: 'Devis accepté',
    text: 'Bonjour, le devis du réparateur est accepté. Vous pouvez prendre rendez-vous avec lui.',
  },
  {
    id: 'airline',
    title: 'Indemnité de la compagnie',
    text: 'Bonjour, un vol retardé de 3 heures ou plus, annulé ou refusé peut ouvrir droit à 250, 400 ou 600 € auprès de la compagnie (règlement CE 261/2004). Demandez-les d’abord : votre contrat complète.',
  },
  {
    id: 'delay',
    title: 'Délai supplémentaire',
    text: `Bonjour, l’étude de votre dossier prend plus de temps que prévu. Je vous écris au plus tard dans ${delayText(DELAYS.nextNews)}, même sans nouvelle.`,
  },
]
