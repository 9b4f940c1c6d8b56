import { type Article, list, paragraph } from '../../../documents/article.ts'
import {
  declaring,
  expertise,
  forfeitures,
  lateness,
  paymentOrAssigned,
} from '../../../documents/articles/settling.ts'
import { DELAYS, delayText } from '../../../law/delays.ts'

/** How to declare a claim, and the consequences of being late (articles L113-2, L113-11, L125-2). */
export const claims: Article = {
  id: 'sinistres',
  title: 'Déclarer un sinistre',
  blocks: [
    ...declaring,
    list(
      `**${delayText(DELAYS.declaration)}** en général, du lundi au vendredi, jours fériés non compris ;`,
      `**${delayText(DELAYS.theftDeclaration)}** pour un vol ou une tentative : joignez le récépissé de votre plainte ;`,
      `**${delayText(DELAYS.naturalDisasterDeclaration)}** après la publication de l’arrêté pour une catastrophe naturelle (article L125-2).`,
    ),
    paragraph(
      'Dites la date, le lieu, les circonstances, les personnes et véhicules en cause, les témoins, les blessés. Remplissez si possible un constat avec l’autre conducteur ; l’application officielle e-constat auto vaut le papier. Ne reconnaissez aucune responsabilité et ne transigez pas sans notre accord ; un constat et un secours porté n’en sont pas une reconnaissance (article L124-2). Transmettez-nous vite tout courrier ou acte d’avocat ou de justice.',
    ),
    paragraph('Gardez les pièces abîmées jusqu’au passage de l’expert.'),
    forfeitures,
    lateness,
    paragraph(
      'Aucune de ces déchéances n’est opposée à la victime d’un accident (article R211-13).',
    ),
  ],
}

const UP_TO_DECLARED =
  'la valeur à dire d’expert (VRADE), sans dépasser la valeur déclarée, moins la franchise'

/** Valuation, repairer, experts and payment times (articles L121-1, L122-2, L211-5-1, L211-9 to L211-17, L125-2). */
export const indemnity = indemnityPaying(UP_TO_DECLARED, {
  settled: [
    `une offre tardive porte intérêt au double du taux légal (article L211-13) ; la victime peut revenir sur une transaction dans les ${delayText(DELAYS.settlementDenied)} (article L211-16), et la somme convenue est due dans le **mois** qui suit ce délai ; ensuite elle porte intérêt au taux légal, augmenté de moitié pendant deux mois, puis doublé (article L211-17) ;`,
  ],
  fire: [
    `incendie : si l’expertise n’est pas finie **${delayText(DELAYS.fireExpertise)}** après la remise de l’état des pertes, une sommation fait courir les intérêts ; après **${delayText(DELAYS.fireCourt)}**, chacun peut aller en justice (article L122-2) ;`,
  ],
})

const SETTLED_202702 = {
  settled: [
    'une offre tardive porte intérêt au double du taux légal (article L211-13) ; la victime peut revenir sur une transaction dans les 15 jours (article L211-16) ;',
  ],
  fire: [],
}

/** For contracts signed before. */
export const indemnity202702 = indemnityPaying(UP_TO_DECLARED, SETTLED_202702)
export const indemnity202701 = indemnityPaying(
  'la valeur à dire d’expert (VRADE), moins la franchise',
  SETTLED_202702,
)

interface LawsDelays {
  readonly settled: readonly string[]
  readonly fire: readonly string[]
}

function indemnityPaying(lost: string, { settled, fire }: LawsDelays): Article {
  return {
    id: 'indemnisation',
    title: 'Indemniser les dommages',
    blocks: [
      paragraph(
        '**Vous choisissez librement le réparateur professionnel auquel vous recourez** (article L211-5-1). Vous pouvez lui céder votre indemnité : nous le payons alors à votre place (article L211-5-2).',
      ),
      paragraph(
        '**Voiture réparable.** Nous payons la réparation selon les règles de l’art, taxes comprises si vous ne les récupérez pas, moins la franchise. Une vitre se répare ou se remplace selon l’état.',
      ),
      paragraph(
        `**Voiture perdue, ou dont la réparation coûterait plus que sa valeur.** Nous payons ${lost}. Si vous gardez la voiture, la valeur de sauvetage est déduite ; la procédure du code de la route s’applique (articles L327-1 à L327-3).`,
      ),
      paragraph(
        `**Voiture volée.** Nous faisons une offre ${delayText(DELAYS.theftOffer)} après votre déclaration si elle n’est pas retrouvée. Retrouvée avant, elle vous revient et nous payons les dégâts ; retrouvée après le paiement, vous choisissez de la reprendre en rendant l’indemnité, moins les dégâts, ou de nous la laisser.`,
      ),
      paragraph(
        '**Un tiers est responsable.** Son assureur vous doit l’entière réparation. Si votre garantie vous a déjà payé, nous récupérons la franchise pour vous, dans la part de responsabilité du tiers.',
      ),
      ...expertise,
      paymentOrAssigned,
      paragraph('**Délais que la loi nous fixe :**'),
      list(
        `offre motivée à la victime dans les **${delayText(DELAYS.liabilityOffer)}** de sa demande, quand la responsabilité n’est pas contestée et le dommage entièrement chiffré ; sinon, dans le même délai, une réponse motivée à chaque point (article L211-9) ;`,
        `offre à la personne blessée dans les **${delayText(DELAYS.injuryOffer)}** de l’accident ; elle est provisionnelle si son état n’est pas consolidé, et l’offre définitive suit dans les ${delayText(DELAYS.finalInjuryOffer)} du jour où nous apprenons la consolidation (article L211-9) ;`,
        ...settled,
        ...fire,
        `catastrophe naturelle : dans le **mois** de votre déclaration, ou de l’arrêté s’il est postérieur, nous disons si la garantie joue et envoyons un expert s’il en faut un ; dans le **mois** de l’état des pertes ou du rapport d’expertise, nous faisons une offre ; nous payons dans les **${delayText(DELAYS.naturalDisasterPayment)}** de votre accord (article L125-2) ;`,
        `catastrophe technologique : **${delayText(DELAYS.technologicalPayment)}** après l’état des pertes (article L128-2).`,
      ),
    ],
  }
}
