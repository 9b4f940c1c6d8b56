import { DELAYS, delayText } from '../../law/delays.ts'
import { type Article, list, paragraph } from '../article.ts'
import { insurer } from '../insurer.ts'

/** How long a contract lasts, and how it can be continued (articles L112-3, L113-15). */
export const duration: Article = {
  id: 'duree',
  title: 'Durée, prolongation, renouvellement',
  blocks: [
    paragraph(
      '**Le contrat est conclu pour une durée ferme, écrite en tête de vos conditions particulières. Il s’arrête seul le dernier jour à 24 h, heure de Paris, et n’est jamais reconduit tacitement** (article L113-15). Aucune garantie ne commence avant la signature.',
    ),
    paragraph(
      'Le premier et le dernier jour comptent tous les deux : un contrat « d’un mois » signé du 1er au 31 janvier couvre 31 jours.',
    ),
    list(
      '**Prolonger** un contrat en cours : un avenant, signé, repousse le dernier jour. Vous payez la différence entre le prix de toute la période et ce qui a déjà été demandé ; les frais et la contribution au fonds de garantie ne sont pas demandés deux fois.',
      `**Renouveler** : un nouveau contrat, signé, suit celui qui a pris fin ou qui se termine dans les ${delayText(DELAYS.renewalWindow)}. Il ne dure pas plus que lui. Pour la même durée et au même tarif, il a le même prix.`,
    ),
    paragraph(
      `Le contrat, ses prolongations et ses renouvellements durent ${delayText(DELAYS.contractLength)} au plus. Vos conditions générales restent celles du contrat prolongé ; un renouvellement se signe sur celles du jour.`,
    ),
  ],
}

const OTHER_GROUNDS =
  '« Mes contrats » propose les motifs les plus courants. Pour un autre, écrivez-nous à l’adresse ci-dessus, ou à un conseiller depuis la page « Aide » de votre espace, en disant le motif, le jour de l’évènement et ce qui le prouve.'

const situation = (changes: string) =>
  `votre situation change (${changes}) et le risque assuré en dépend : demande dans les ${delayText(DELAYS.situationNotice)}, effet ${delayText(DELAYS.situationEffect)} après (article L113-16) ;`

interface Grounds {
  /** What a fixed term commits to. */
  readonly firm: string
  readonly situation: string
  readonly yearly: readonly string[]
}

const GROUNDS_202703: Grounds = {
  firm: 'Un contrat à durée ferme vous engage jusqu’à son terme.',
  situation: situation(
    'domicile, situation matrimoniale, régime matrimonial, profession, retraite',
  ),
  yearly: [],
}

/** Adds the insured's yearly right to leave, which a fixed term doesn't remove (L113-12). */
const GROUNDS: Grounds = {
  firm: 'Hors les motifs que la loi prévoit, ci-dessous, un contrat à durée ferme vous engage jusqu’à son terme.',
  situation: situation(
    'domicile, situation matrimoniale, régime matrimonial, profession, retraite ou fin définitive de l’activité professionnelle',
  ),
  yearly: [
    `votre contrat dure plus d’un an : vous pouvez y mettre fin au terme de chaque année, en le demandant au moins ${delayText(DELAYS.yearlyNotice)} avant (article L113-12) ;`,
  ],
}

/**
 * Legal grounds to end a contract (L113-4, L113-12, L113-16, L121-9), and the right to leave at will that the contract
 * grants (L113-14).
 */
export const ends = (own: OwnEnds): Article =>
  endsSaying(own, { cost: 'à tout moment,', asking: OTHER_GROUNDS, grounds: GROUNDS })

/** For contracts signed before the yearly right to leave (L113-12) was mentioned. */
export const ends202703 = (own: OwnEnds): Article =>
  endsSaying(own, { cost: 'à tout moment,', asking: OTHER_GROUNDS, grounds: GROUNDS_202703 })

/** For contracts signed before version 2027-03. */
export const ends202702 = (own: OwnEnds): Article =>
  endsSaying(own, {
    cost: 'à tout moment, sans pénalité,',
    asking: OTHER_GROUNDS,
    grounds: GROUNDS_202703,
  })

/** For contracts signed before the other grounds were mentioned. */
export const ends202612 = (own: OwnEnds): Article =>
  endsSaying(own, { cost: 'à tout moment, sans frais,', asking: null, grounds: GROUNDS_202703 })

/** What is specific to a product: the refund when leaving by choice, and the legal grounds that only it has. */
interface OwnEnds {
  readonly byChoice: string
  readonly byLaw: readonly string[]
  /** Our own grounds besides those of every contract, after a comma; empty when there are none. */
  readonly byUs: string
}

const endsSaying = (
  { byChoice, byLaw, byUs }: OwnEnds,
  { cost, asking, grounds }: { cost: string; asking: string | null; grounds: Grounds },
): Article => ({
  id: 'resiliation',
  title: 'Mettre fin au contrat',
  blocks: [
    paragraph(
      `**Par choix.** ${grounds.firm} Nous vous laissons pourtant le résilier ${cost} depuis [« Mes contrats »](contracts) ou par tout support durable adressé à ${insurer.name}, ${insurer.address.join(', ')} (article L113-14). Les garanties du contrat et de ceux qui lui sont liés s’arrêtent aussitôt. La somme rendue s’affiche garantie par garantie avant que vous confirmiez.`,
    ),
    paragraph(byChoice),
    paragraph(
      '**Pour un motif prévu par la loi**, la part de prime des jours qui restent vous est rendue au prorata, taxes comprises, sans retenue :',
    ),
    list(
      grounds.situation,
      ...byLaw,
      ...grounds.yearly,
      'nous refusons une baisse de prix alors que le risque a diminué (article L113-4) ;',
      'ce qui est assuré disparaît par un évènement que le contrat ne couvre pas : le contrat prend fin aussitôt (article L121-9).',
    ),
    ...(asking === null ? [] : [paragraph(asking)]),
    paragraph(
      'Les règles sur la résiliation après un an (article L113-15-2) et sur l’avis d’échéance (article L113-15-1) visent les contrats reconduits tacitement : elles ne s’appliquent pas à celui-ci.',
    ),
    paragraph(
      `**De notre côté**, nous ne pouvons résilier que pour une prime impayée (article L113-3), une aggravation du risque (article L113-4)${byUs} ou une omission découverte avant un sinistre (article L113-9). Ce contrat ne nous permet pas de résilier après un sinistre.`,
    ),
    paragraph(
      `Toute somme à rendre l’est dans les ${delayText(DELAYS.refund)}, sur le compte qui a servi à payer ; au-delà, elle porte intérêt au taux légal. Une garantie dont un sinistre est déclaré ou indemnisé ne donne rien à rendre : sa prime couvre ce sinistre. La date de fin et le montant vous sont confirmés sur un support durable.`,
    ),
  ],
})
