import { type Article, paragraph, withArticles } from '../../documents/article.ts'
import {
  duration,
  ends,
  ends202612,
  ends202702,
  ends202703,
} from '../../documents/articles/life.ts'
import {
  declarations,
  declarations202612,
  declarations202705,
  parties,
} from '../../documents/articles/parties.ts'
import { premium, premium202611, premium202702 } from '../../documents/articles/premium.ts'
import { contribution } from '../../documents/articles/rights.ts'
import { recourse, recourse202703 } from '../../documents/articles/settling.ts'
import { DELAYS, delayText } from '../../law/delays.ts'
import { claims, claims202612, claims202701 } from './conditions/claims.ts'
import {
  covers,
  definitions,
  definitions202612,
  extent,
  extent202612,
} from './conditions/covers.ts'
import { exclusions, exclusions202701 } from './conditions/exclusions.ts'

const otherCover: Article = {
  id: 'deja-couvert',
  title: 'Êtes-vous déjà couvert ?',
  blocks: [
    paragraph(
      'Une carte bancaire, une mutuelle, une assurance de l’habitation ou le vendeur du voyage vous couvrent peut-être déjà. Vérifiez-le avant de signer.',
    ),
  ],
}

const ownEnds = {
  byChoice:
    'La somme rendue est, pour chaque garantie, sa prime hors taxes multipliée par la part que le contrat n’a pas encore gagnée, et la taxe de cette part. L’annulation se gagne régulièrement de la signature au départ, et entièrement au départ ; l’interruption, entièrement au départ ; les autres garanties, avec les jours du voyage, chacun comptant pour 1 jusqu’au 8e, 0,75 jusqu’au 31e, 0,55 jusqu’au 90e et 0,40 ensuite. Les frais de contrat restent dus, et la somme gardée n’est jamais inférieure au prix des jours utilisés. Un contrat d’un tarif de 2026 se rembourse au prorata des jours qui restent.',
  byLaw: [],
  byUs: '',
}

/** Article L112-2-1. */
function withdrawalPaying(what: string): Article {
  return {
    id: 'renonciation',
    title: 'Renonciation',
    blocks: [
      paragraph(
        `Un particulier qui souscrit à distance hors de son activité professionnelle peut renoncer pendant ${delayText(DELAYS.withdrawal)} pleins, sans motif ni pénalité, à compter de la conclusion, ou de la réception de ces conditions si elle est postérieure (article L112-2-1). Ce droit n’existe pas pour un contrat de moins d’un mois, ni pour un contrat entièrement exécuté à votre demande expresse. Il s’arrête dès qu’un sinistre est déclaré ou une garantie utilisée.`,
      ),
      paragraph(
        'La page [Renoncer ou résilier](withdrawal), au bas de chaque page du site, permet de le faire en ligne, gratuitement. Par écrit, ce modèle suffit :',
      ),
      { kind: 'letter' },
      paragraph(what),
    ],
  }
}

const withdrawal202611 = withdrawalPaying(
  `Vous ne payez que les jours déjà couverts et la part écoulée de la garantie annulation ; le reste vous est rendu dans les ${delayText(DELAYS.refund)}, frais compris. Au-delà, il porte intérêt au taux légal.`,
)

const withdrawal = withdrawalPaying(
  `Si vous demandez expressément que la couverture commence avant la fin de ce délai, vous ne payez que les jours déjà couverts et la part écoulée de la garantie annulation. Sans cette demande, vous ne payez rien. Le reste vous est rendu dans les ${delayText(DELAYS.refund)}, frais compris ; au-delà, il porte intérêt au taux légal.`,
)

/** The last article, after the closing articles common to all products. */
export const travelContribution = contribution(
  'Si vous résiliez le contrat avant le premier jour du voyage, elle vous est rendue en entier ; à partir de ce jour, elle ne l’est plus.',
)

/**
 * The first articles of the general conditions, in numbering order; the closing articles are common to all products.
 */
export const travelConditions: readonly Article[] = [
  definitions,
  parties,
  extent,
  covers,
  exclusions,
  otherCover,
  declarations,
  premium,
  duration,
  ends(ownEnds),
  withdrawal,
  claims,
  recourse,
]

/** The same, for the versions before. */
export const travelConditions202703 = withArticles(travelConditions, [declarations202705])
export const travelConditions202702 = withArticles(travelConditions202703, [
  ends202703(ownEnds),
  recourse202703,
])
export const travelConditions202701 = withArticles(travelConditions202702, [
  exclusions202701,
  premium202702,
  ends202702(ownEnds),
  claims202701,
])
export const travelConditions202612 = withArticles(travelConditions202701, [
  definitions202612,
  extent202612,
  declarations202612,
  ends202612(ownEnds),
  claims202612,
])
export const travelConditions202611 = withArticles(travelConditions202612, [
  premium202611,
  withdrawal202611,
])
