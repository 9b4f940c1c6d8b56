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
import { bonus, bonus202704 } from './conditions/bonus.ts'
import { claims, indemnity, indemnity202701, indemnity202702 } from './conditions/claims.ts'
import {
  covers,
  covers202701,
  events,
  events202701,
  exclusions,
  territory,
} from './conditions/covers.ts'
import { definitions, definitions202701 } from './conditions/definitions.ts'
import { liability, liability202703 } from './conditions/liability.ts'

const noWithdrawal: Article = {
  id: 'renonciation',
  title: 'Pas de droit de renonciation',
  blocks: [
    paragraph(
      `Le délai de ${delayText(DELAYS.withdrawal)} des contrats conclus à distance ne s’applique pas à une assurance automobile obligatoire (article L112-2-1). Signé, le contrat vous engage ; vous pouvez y mettre fin comme il est dit plus haut.`,
    ),
  ],
}

const SOLD = `vous vendez ou donnez la voiture : le contrat est suspendu le lendemain à 0 h, et vous comme nous pouvons résilier avec un préavis de ${delayText(DELAYS.saleNotice)} ; sans nouvelle, il prend fin après ${delayText(DELAYS.saleEnd)} (article L121-11). La prime est rendue depuis la suspension ;`

const HEIRS = `vous décédez : le contrat continue pour vos héritiers, tenus à votre place de ce qu’il vous demandait. Ils peuvent le résilier, et nous aussi, dans les ${delayText(DELAYS.heirsNotice)} du jour où la personne à qui revient la voiture le demande à son nom (article L121-10) ;`

const ownEnds = {
  byChoice:
    'La somme rendue est, pour chaque garantie, sa prime hors taxes multipliée par la part que le contrat n’a pas encore gagnée, et les taxes de cette part. Un contrat court coûte plus cher par jour qu’un long : la part gagnée suit le barème qui a fixé le prix, soit pour un an 4,5 % après 1 jour, 9 % après 7 jours, 21,8 % après 30 jours, 35 % après 60 jours, 46 % après 90 jours, 71,5 % après 180 jours et 88,6 % après 270 jours. Pour une autre durée, c’est le rapport entre la valeur du barème aux jours écoulés et sa valeur à la durée du contrat. Les frais de contrat et la contribution au fonds de garantie restent dus, et la somme gardée n’est jamais inférieure au prix des jours utilisés. Un contrat d’un tarif de 2026 se rembourse au prorata des jours qui restent.',
  byLaw: [SOLD, HEIRS],
  byUs: ', votre décès (article L121-10)',
}

/** For contracts signed before the heirs were mentioned. */
const ownEnds202705 = { ...ownEnds, byLaw: [SOLD], byUs: '' }

/** The last article, after the closing articles common to all products. */
export const carContribution = contribution(
  'Si vous résiliez le contrat, la part des jours qui restent vous est rendue.',
)

/**
 * The first articles of the general conditions, in numbering order; the closing articles are common to all products.
 */
export const carConditions: readonly Article[] = [
  definitions,
  parties,
  liability,
  covers,
  events,
  exclusions,
  territory,
  declarations,
  premium,
  bonus,
  duration,
  ends(ownEnds),
  noWithdrawal,
  claims,
  indemnity,
  recourse,
]

/** The same, for the versions before. */
export const carConditions202705 = withArticles(carConditions, [
  declarations202705,
  ends(ownEnds202705),
])
export const carConditions202704 = withArticles(carConditions202705, [bonus202704])
export const carConditions202703 = withArticles(carConditions202704, [
  liability202703,
  ends202703(ownEnds202705),
  recourse202703,
])
export const carConditions202702 = withArticles(carConditions202703, [
  premium202702,
  ends202702(ownEnds202705),
  indemnity202702,
])
export const carConditions202701 = withArticles(carConditions202702, [
  definitions202701,
  covers202701,
  events202701,
  indemnity202701,
])
export const carConditions202612 = withArticles(carConditions202701, [
  declarations202612,
  ends202612(ownEnds202705),
])
export const carConditions202611 = withArticles(carConditions202612, [premium202611])
