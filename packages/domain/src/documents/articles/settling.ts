import { DELAYS, delayText } from '../../law/delays.ts'
import { type Article, list, paragraph, steps } from '../article.ts'

/** Valuation by an expert, a second one, and the payment (articles L113-5, L121-1, R112-1). */
export const expertise = [
  paragraph(
    '**Expertise.** Nous pouvons désigner un expert, à nos frais ; vous recevez copie de son rapport. Si ses conclusions ne vous conviennent pas :',
  ),
  steps(
    'vous choisissez un second expert et le payez ; les deux cherchent un accord ;',
    'sans accord, ils en désignent un troisième, payé par moitié, et décident à la majorité ; s’ils ne s’entendent pas sur son nom, le président du tribunal judiciaire le désigne ;',
    'vous gardez à tout moment le droit de saisir le tribunal.',
  ),
] as const

const paymentTo = (whom: string) =>
  paragraph(
    `**Paiement.** L’indemnité est payée dans les ${delayText(DELAYS.payment)} de votre accord, ou de la décision de justice devenue exécutoire (article L113-5), ${whom}.`,
  )

export const payment = paymentTo('par virement au bénéficiaire')

/** For damage that a repairer fixes: they may be paid instead of the insured. */
export const paymentOrAssigned = paymentTo(
  'par virement au bénéficiaire, ou au réparateur à qui vous l’avez cédée',
)

/** Articles L121-4, L121-12 and L124-3. */
const recourseBut = (relatives: string): Article => ({
  id: 'recours',
  title: 'Autres assurances et recours',
  blocks: [
    paragraph(
      '**Plusieurs assurances.** Si le même risque est couvert ailleurs, vous nous donnez le nom de l’assureur et la somme assurée. Chaque contrat joue dans ses limites, quelle que soit sa date ; vous vous adressez à l’assureur de votre choix et n’êtes indemnisé qu’une fois (article L121-4).',
    ),
    paragraph(
      `**Subrogation.** Une fois l’indemnité payée, nous exerçons à votre place, jusqu’à son montant, vos droits contre le responsable. Ce que vous ne pouvez plus nous transmettre par votre fait peut être retenu. Nous n’avons pas de recours contre vos ${relatives}, ni contre qui vit à votre foyer, sauf malveillance (article L121-12).`,
    ),
    paragraph(
      '**Action directe.** La personne que vous avez lésée peut nous réclamer directement ce qui lui est dû (article L124-3).',
    ),
  ],
})

export const recourse = recourseBut(
  'enfants et autres descendants, ascendants, alliés en ligne directe, préposés et employés',
)

/** For contracts signed before the article listed every person that the law names. */
export const recourse202703 = recourseBut('enfants, ascendants, alliés en ligne directe, employés')

/** What may cost the insured their rights after a claim (articles L113-2, L113-11). */
export const declaring = [
  paragraph(
    `Déclarez-le depuis [« Mes sinistres »](claims), par téléphone ou par courrier, dès que vous en avez connaissance et au plus tard dans ces délais, qui ne comptent pas le jour où vous l’apprenez :`,
  ),
] as const

export const forfeitures = {
  kind: 'clauses',
  title: 'Ce qui fait perdre le droit à l’indemnité',
  clauses: [
    {
      kind: 'forfeiture',
      covers: [],
      basis: 'L113-2',
      text: '**Déclaration tardive** : le droit à l’indemnité est perdu si nous prouvons que le retard nous a causé un préjudice, et jamais quand il est dû à un cas fortuit ou de force majeure.',
    },
    {
      kind: 'forfeiture',
      covers: [],
      basis: 'contrat',
      text: '**Fausse déclaration faite sciemment** sur la date, les circonstances, les conséquences du sinistre ou l’existence d’autres assurances, ou emploi de documents que l’on sait mensongers : le droit à l’indemnité de ce sinistre est perdu. C’est à nous de le prouver.',
    },
  ],
} as const

export const lateness = list(
  'Le simple retard à porter plainte, à prévenir une autorité ou à produire une pièce ne fait perdre aucun droit ; nous pouvons seulement demander réparation du dommage qu’il nous a causé (article L113-11).',
  'La violation d’une loi ou d’un règlement ne fait perdre aucun droit, sauf crime ou délit intentionnel (article L113-11).',
)
