import { DELAYS, delayText } from '../law/delays.ts'
import { formatDay } from '../values/day.ts'
import { type Cents, formatEuros } from '../values/money.ts'

/** Article L113-3 of the code des assurances as in force since 24 May 2019: a formal notice reproduces it (R113-1). */
export const ARTICLE_L113_3: readonly string[] = [
  'La prime est payable en numéraire au domicile de l’assureur ou du mandataire désigné par lui à cet effet. Toutefois, la prime peut être payable au domicile de l’assuré ou à tout autre lieu convenu dans les cas et conditions limitativement fixés par décret en Conseil d’État.',
  'À défaut de paiement d’une prime, ou d’une fraction de prime, dans les dix jours de son échéance, et indépendamment du droit pour l’assureur de poursuivre l’exécution du contrat en justice, la garantie ne peut être suspendue que trente jours après la mise en demeure de l’assuré. Au cas où la prime annuelle a été fractionnée, la suspension de la garantie, intervenue en cas de non-paiement d’une des fractions de prime, produit ses effets jusqu’à l’expiration de la période annuelle considérée. La prime ou fraction de prime est portable dans tous les cas, après la mise en demeure de l’assuré.',
  'L’assureur a le droit de résilier le contrat dix jours après l’expiration du délai de trente jours mentionné au deuxième alinéa du présent article.',
  'Le contrat non résilié reprend pour l’avenir ses effets, à midi le lendemain du jour où ont été payés à l’assureur ou au mandataire désigné par lui à cet effet, la prime arriérée ou, en cas de fractionnement de la prime annuelle, les fractions de prime ayant fait l’objet de la mise en demeure et celles venues à échéance pendant la période de suspension ainsi que, éventuellement, les frais de poursuites et de recouvrement.',
  'Lorsque l’adhésion au contrat résulte d’une obligation prévue par une convention de branche ou un accord professionnel ou interprofessionnel, l’assureur ne peut faire usage des dispositions du présent article relatives à la suspension de la garantie et à la résiliation du contrat.',
  'Les dispositions des deuxième à avant-dernier alinéas du présent article ne sont pas applicables aux assurances sur la vie.',
]

/** The consequences of a termination for non-payment, in the insurer's words. */
export function terminationConsequences({
  on,
  remaining,
  givenUp,
  paidBack,
}: {
  /** The last day of the contract. */
  readonly on: Temporal.PlainDate
  readonly remaining: Cents
  readonly givenUp: Cents
  readonly paidBack: Cents
}): readonly string[] {
  return [
    `Le contrat prend fin le ${formatDay(on)} à 24\u00a0h, heure de Paris. Ses garanties, déjà suspendues, ne reprendront pas.`,
    remaining > 0
      ? `Il vous reste à payer ${formatEuros(remaining)}\u00a0: le prix des jours jusqu’à cette date, que la suspension ne réduit pas, avec les frais et les contributions fixes du contrat.`
      : 'Il ne vous reste rien à payer.',
    ...(givenUp > 0
      ? [`Les échéances à venir, ${formatEuros(givenUp)}, ne vous seront pas demandées.`]
      : []),
    ...(paidBack > 0 ? [`Nous vous rembourserons ${formatEuros(paidBack)}.`] : []),
  ]
}

/**
 * The consequences of a formal notice, in the insurer's words; `end` is the last day of the contract if it comes first.
 */
export function noticeConsequences(end: Temporal.PlainDate | null): readonly string[] {
  const due =
    'La somme reste due dans tous les cas. Nous ne comptons ni frais ni intérêt pour cette lettre.'
  if (end)
    return [
      `Ce contrat se termine le ${formatDay(end)}, avant que les ${delayText(DELAYS.suspension)} qui suivent l’envoi de cette lettre ne soient passés\u00a0: vos garanties vont jusqu’à ce jour.`,
      due,
    ]
  return [
    `Pendant les ${delayText(DELAYS.suspension)} qui suivent l’envoi de cette lettre, vos garanties continuent.`,
    'Sans paiement dans ce délai, elles sont suspendues dès le lendemain de son dernier jour\u00a0: plus rien n’est pris en charge, et vous n’êtes plus assuré.',
    'Elles reprennent à midi, le lendemain du jour où la somme réclamée et les échéances venues depuis sont payées.',
    `${delayText(DELAYS.terminationForDebt)} après ce délai de ${delayText(DELAYS.suspension)}, nous pouvons résilier le contrat.`,
    due,
  ]
}
