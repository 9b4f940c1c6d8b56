import type { Choices } from '../../../subscription/choices.ts'
import { formatDay, isBefore } from '../../../values/day.ts'
import type { ClaimsHistory, CoefficientAnswer, KnownChain } from '../../claims-history.ts'
import type { Coefficient } from './coefficient.ts'
import { type CountedClaim, courseOf } from './course.ts'
import {
  declaredCoefficient,
  possibleCoefficients,
  type SaidCoefficient,
  sayCoefficient,
} from './declared-coefficient.ts'

type StatedCoefficient = ClaimsHistory['coefficient']

/**
 * What has become of the coefficient first declared on a chain of contracts. Its past was not asked for, so every start
 * that the answers allow is followed, except those that a later contract of the chain contradicts. If all lead to one
 * coefficient, the next contract takes it as its answer; if they lead to several, the policyholder is asked. `claims`
 * are those in which someone may be at fault.
 */
export function stateCoefficient({ contracts, claims, asOf }: KnownChain): StatedCoefficient {
  const [first] = contracts
  const latest = contracts.at(-1) ?? first
  const hundredths = declaredCoefficient(first.choices)
  const starts = possibleStarts({ contracts, claims, asOf })
  const course =
    hundredths === null || !starts[0]
      ? []
      : courseFrom(starts[0], { contracts, claims, asOf }).map(({ on, coefficient }) => ({
          on,
          hundredths: coefficient.hundredths,
        }))
  const outcomes = distinct(
    starts.flatMap((start) => {
      const reached = reachedFrom(start, { contracts, claims, asOf })
      return sayCoefficient(latest.choices, reached) ?? []
    }),
  )
  const [only, ...others] = outcomes
  const isAsked = others.length > 0
  return {
    declared: first.answerTo('car.crm') ?? first.answerTo('car.bonus') ?? 'Non demandé',
    declaredOn: first.start,
    current: course.at(-1)?.hundredths ?? null,
    course,
    notes: [
      'Le coefficient de départ est celui qui a été déclaré à la souscription.',
      ...(hundredths === null
        ? [
            'Une tranche a été déclarée\u00a0: la valeur exacte figure sur le relevé de l’assureur précédent.',
          ]
        : []),
      ...(hundredths !== null && course.length === 1
        ? ['Aucune échéance annuelle n’est passée\u00a0: le coefficient n’a pas évolué.']
        : []),
      ...(hundredths !== null && isAsked
        ? [
            'Depuis quand ce coefficient de départ tenait n’a pas été demandé\u00a0: il peut en résulter un coefficient plus bas, sur justificatif (annexe à l’article A121-1 du code des assurances). La question est posée au renouvellement.',
          ]
        : []),
      ...(claims.some(({ fault }) => fault === null)
        ? [
            'Une part de responsabilité n’est pas établie\u00a0: le coefficient peut être corrigé (article 8 de l’annexe à l’article A121-1 du code des assurances).',
          ]
        : []),
    ],
    answer: !isAsked && only ? movedAnswer(latest, only) : null,
    question: isAsked
      ? {
          text: `Quel est votre coefficient de bonus-malus au ${formatDay(asOf)}\u202f?`,
          help:
            hundredths === null
              ? 'Vous en aviez déclaré une tranche. Depuis, chaque année d’assurance sans accident responsable l’a réduit de 5\u00a0%, et un accident responsable l’augmente de 25\u00a0%. Si vous n’êtes pas sûr, choisissez la tranche la plus élevée.'
              : 'La réponse dépend de votre passé avant votre premier contrat ici. Le premier accident responsable ne change rien après trois ans à 0,50\u202f; un malus prend fin après deux années de suite sans accident responsable. Le relevé d’information de votre assureur d’alors le dit. Sans lui, choisissez le coefficient le plus élevé.',
          answers: outcomes.map((said) => answerOf(latest, said)),
        }
      : null,
  }
}

/**
 * The starts that agree with the answer of each later contract; an answer that none agrees with is taken as a
 * correction and ignored.
 */
function possibleStarts(known: KnownChain): Coefficient[] {
  const [first, ...later] = known.contracts
  return later.reduce<Coefficient[]>((starts, { start: asOf, choices }) => {
    const agreeing = starts.filter((start) => {
      const said = sayCoefficient(choices, reachedFrom(start, { ...known, asOf }))
      return said !== null && choices[said.questionId] === said.answerId
    })
    return agreeing.length > 0 ? agreeing : starts
  }, possibleCoefficients(first.choices))
}

function courseFrom(start: Coefficient, { contracts, claims, asOf }: KnownChain) {
  const counted: CountedClaim[] = claims.flatMap(({ occurredOn, fault }) =>
    fault === null || fault === 'none' ? [] : [{ on: occurredOn, share: fault }],
  )
  // a contract that starts on or after this day doesn't cover the days before it
  const covered = contracts.filter((contract) => isBefore(contract.start, asOf))
  return courseOf(
    {
      first: start,
      covered: covered.length > 0 ? covered : contracts,
      claims: counted,
      isRounds: isRounds(contracts[0].choices),
    },
    asOf,
  )
}

function reachedFrom(start: Coefficient, known: KnownChain): number {
  return courseFrom(start, known).at(-1)?.coefficient.hundredths ?? start.hundredths
}

function distinct(said: readonly SaidCoefficient[]): SaidCoefficient[] {
  return [...new Map(said.map((one) => [one.answerId, one])).values()].toSorted((one, other) =>
    one.answerId < other.answerId ? -1 : 1,
  )
}

type Latest = KnownChain['contracts'][number]

function movedAnswer(latest: Latest, said: SaidCoefficient): CoefficientAnswer | null {
  return latest.choices[said.questionId] === said.answerId ? null : answerOf(latest, said)
}

function answerOf({ answerTo }: Latest, said: SaidCoefficient): CoefficientAnswer {
  return { ...said, before: answerTo(said.questionId) ?? '' }
}

/** Whether a car is declared to be driven on rounds of visits and deliveries, which have rates of their own. */
export function isRounds(choices: Choices): boolean {
  return choices['car.usage'] === 'car.usage.rounds'
}
