import { decisionLabel } from '../../claims/outcome.ts'
import { isBefore } from '../../values/day.ts'
import {
  type ClaimsHistory,
  type CoveredContract,
  faultLabel,
  type KnownChain,
  type KnownClaim,
  type StatedClaim,
} from '../claims-history.ts'
import { stateCoefficient } from './coefficient/stated-coefficient.ts'
import { carNatures } from './natures.ts'

/** Years whose claims are stated (annex to A121-1, article 12). */
const STATED_YEARS = 5

/**
 * The « relevé d’information » of a chain of contracts (annex to A121-1, article 12). A claim whose fault is not
 * established yet is marked so, and has not changed the coefficient.
 */
export function carClaimsHistory({ contracts, claims, asOf }: KnownChain): ClaimsHistory {
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
    coefficient: stateCoefficient({ contracts, claims: claims.filter(hasFault), asOf }),
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

/**
 * The people named (annex to A121-1, article 12), and the answers about the main driver; questions not asked are left
 * out. A company, which its paper names elsewhere, has no birth.
 */
function driverOf({ answerTo, isCompany }: CoveredContract): ClaimsHistory['driver'] {
  const asked = [
    ...(isCompany
      ? []
      : ([
          ['Souscripteur', 'policyholder.name'],
          ['Naissance du souscripteur', 'policyholder.birth_date'],
        ] as const)),
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

/** Theft, fire, glass, vandalism and natural disasters never change the coefficient (article 7). */
function hasFault({ natureId }: KnownClaim): boolean {
  return carNatures.find(({ id }) => id === natureId)?.hasFault ?? false
}
