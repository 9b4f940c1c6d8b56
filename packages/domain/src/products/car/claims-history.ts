import { decisionLabel } from '../../claims/outcome.ts'
import type { Choices } from '../../subscription/choices.ts'
import { isBefore } from '../../values/day.ts'
import {
  type ClaimsHistory,
  type CoefficientAnswer,
  type CoveredContract,
  faultLabel,
  formatCoefficient,
  type KnownClaim,
  type KnownLine,
  type StatedClaim,
} from '../claims-history.ts'
import { type Coefficient, coefficientOf, FLOOR } from './coefficient/coefficient.ts'
import { courseOf } from './coefficient/course.ts'
import { carNatures } from './natures.ts'

/** The claims of so many years are stated (annex to A121-1, article 12). */
const STATED_YEARS = 5

const EXACT = /^car\.crm\.([0-3])_(\d{2})$/

/**
 * The coefficient of the answers in hundredths; null where they name a band, or nothing. Tariffs until 2026-2 ask for bands,
 * of which 0,50 alone is exact.
 */
export function declaredCoefficient(choices: Choices): number | null {
  const exact = EXACT.exec(choices['car.crm'] ?? '')
  if (exact) return Number(exact[1]) * 100 + Number(exact[2])
  return choices['car.bonus'] === 'car.bonus.0_50' ? FLOOR : null
}

/**
 * The « relevé d’information » of a line of contracts (annex to A121-1, article 12). A claim of which the fault is not
 * established yet says so, and has not moved the coefficient.
 */
export function carClaimsHistory({ contracts, claims, asOf }: KnownLine): ClaimsHistory {
  const [first] = contracts
  const latest = contracts.at(-1) ?? first
  const oldest = asOf.subtract({ years: STATED_YEARS })
  const stated = claims
    .filter(({ occurredOn }) => !isBefore(occurredOn, oldest))
    .toSorted((one, other) => Temporal.PlainDate.compare(other.occurredOn, one.occurredOn))
  return {
    vehicle: vehicleOf(latest),
    driver: driverOf(latest),
    claims: stated.map(stateClaim),
    coefficient: stateCoefficient(first, { contracts, claims, asOf }),
  }
}

function vehicleOf({ answerTo }: CoveredContract): ClaimsHistory['vehicle'] {
  const model = `${answerTo('car.make') ?? ''} ${answerTo('car.model') ?? ''}`.trim()
  return {
    plate: answerTo('car.plate') ?? '',
    model: model === '' ? null : model,
    usage: answerTo('car.usage') ?? 'Non demandé',
  }
}

/** The people named (annex to A121-1, article 12), and what the questionnaire asks of the main driver; not what was not asked. */
function driverOf({ answerTo }: CoveredContract): ClaimsHistory['driver'] {
  const asked = [
    ['Souscripteur', 'policyholder.name'],
    ['Naissance du souscripteur', 'policyholder.birth_date'],
    ['Conducteur principal', 'car.driver'],
    ['Sa date de naissance', 'car.driver_birth_date'],
    ['Numéro de son permis', 'car.licence_number'],
    ['Date de son permis', 'car.licence_date'],
    ['Autres conducteurs', 'car.other_drivers'],
    ['Âge à la souscription', 'car.driver_age'],
    ['Permis B', 'car.licence'],
    ['Accidents responsables déclarés, 3 ans avant le contrat', 'car.claims'],
  ] as const
  return asked.flatMap(([label, question]) => {
    const value = answerTo(question)
    return value === null ? [] : [{ label, value }]
  })
}

function stateClaim(claim: KnownClaim): StatedClaim {
  const { occurredOn, declaredOn, nature, isBodily } = claim
  return {
    occurredOn,
    declaredOn,
    nature,
    kind: isBodily ? 'Matériel et corporel' : 'Matériel',
    standing: standingOf(claim),
    responsibility: !hasFault(claim)
      ? 'Sans effet sur le coefficient'
      : claim.fault === null
        ? 'Part non établie'
        : faultLabel(claim.fault),
  }
}

function standingOf({ status, decision }: KnownClaim): string {
  if (decision) return `Décision rendue\u00a0: ${decisionLabel(decision).toLowerCase()}`
  return status === 'closed' ? 'Dossier fermé sans décision' : 'En cours'
}

/** Theft, fire, glass, vandalism and natural disasters move nothing (article 7). */
function hasFault({ natureId }: KnownClaim): boolean {
  return carNatures.find(({ id }) => id === natureId)?.hasFault ?? false
}

/** Only tariffs that ask for the exact coefficient can be answered anew. */
function movedAnswer(
  { choices }: CoveredContract,
  current: number | null,
): CoefficientAnswer | null {
  const before = EXACT.test(choices['car.crm'] ?? '') ? declaredCoefficient(choices) : null
  if (before === null || current === null || before === current) return null
  const answerText = formatCoefficient(current)
  return {
    questionId: 'car.crm',
    answerId: `car.crm.${answerText.replace(',', '_')}`,
    answerText,
    hundredths: current,
    before,
  }
}

/** Of a coefficient whose past was not asked for: years at 0,50 that forgive a first claim, a period without one. */
const LONGEST_PAST = { yearsAtFloor: 3, claimFree: 1 } as const

function stateCoefficient(
  first: CoveredContract,
  { contracts, claims, asOf }: KnownLine,
): ClaimsHistory['coefficient'] {
  const faulty = claims.filter(hasFault)
  const hundredths = declaredCoefficient(first.choices)
  const isRounds = first.choices['car.usage'] === 'car.usage.rounds'
  const counted = faulty.flatMap(({ occurredOn, fault }) =>
    fault === null || fault === 'none' ? [] : [{ on: occurredOn, share: fault }],
  )
  const courseFrom = (start: Coefficient) =>
    courseOf({ first: start, covered: contracts, claims: counted, isRounds }, asOf).map(
      ({ on, coefficient }) => ({ on, hundredths: coefficient.hundredths }),
    )
  const course = hundredths === null ? [] : courseFrom(coefficientOf(hundredths))
  const current = course.at(-1)?.hundredths ?? null
  const isCertain =
    hundredths === null ||
    courseFrom({ ...coefficientOf(hundredths), ...LONGEST_PAST }).at(-1)?.hundredths === current
  const notes = [
    'Le coefficient de départ est celui qui a été déclaré à la souscription.',
    ...(hundredths === null
      ? [
          'Une tranche a été déclarée\u00a0: la valeur exacte figure sur le relevé de l’assureur précédent.',
        ]
      : []),
    ...(hundredths !== null && course.length === 1
      ? ['Aucune échéance annuelle n’est passée\u00a0: le coefficient n’a pas évolué.']
      : []),
    ...(isCertain
      ? []
      : [
          'Depuis quand ce coefficient de départ tenait n’a pas été demandé\u00a0: il peut en résulter un coefficient plus bas, sur justificatif (annexe à l’article A121-1 du code des assurances).',
        ]),
    ...(faulty.some(({ fault }) => fault === null)
      ? [
          'Une part de responsabilité n’est pas établie\u00a0: le coefficient peut être corrigé (article 8 de l’annexe à l’article A121-1 du code des assurances).',
        ]
      : []),
  ]
  return {
    declared: first.answerTo('car.crm') ?? first.answerTo('car.bonus') ?? 'Non demandé',
    declaredOn: first.start,
    current,
    course,
    notes,
    answer: isCertain ? movedAnswer(contracts.at(-1) ?? first, current) : null,
  }
}
