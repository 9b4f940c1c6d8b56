import { CHAIN_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import type {
  ClaimsHistory,
  CoefficientAnswer,
  CoefficientQuestion,
  CoveredContract,
} from '@sillage/domain/products/claims-history.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { choicesAmong } from '@sillage/domain/subscription/questionnaire.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import type { ChainContract, OwnChain } from '../chain/policy-chain.service.ts'
import { findClaimsOn } from './claims-history.repository.ts'

/** What is known about a chain of contracts on a day, today by default; null for anything but a motor vehicle. */
export async function stateOf(
  { database, now }: WorkContext,
  { contract, chain }: OwnChain,
  asOf: Temporal.PlainDate = dayInParis(now),
): Promise<ClaimsHistory | null> {
  const state = productById(contract.row.product).claimsHistory
  const [first, ...others] = coveredOf(chain)
  if (!state || !first) return null
  const claims = await findClaimsOn(
    database,
    chain.map(({ id }) => id),
  )
  return state({
    contracts: [first, ...others],
    claims: claims.map((claim) => ({
      occurredOn: Temporal.PlainDate.from(claim.incident_date),
      declaredOn: dayInParis(claim.declared_at.toTemporalInstant()),
      natureId: claim.nature_id,
      nature: claim.nature,
      isBodily: claim.injured,
      status: claim.status,
      decision: claim.decision,
      fault: claim.fault,
    })),
    asOf,
  })
}

/** How the next contract of a chain answers the question of the coefficient. */
export interface NextCoefficient {
  /** Null where the last contract answered it already, or while the question has no answer. */
  readonly answer: CoefficientAnswer | null
  readonly question: CoefficientQuestion | null
}

/**
 * The coefficient of a contract that begins on `start`, if it has moved; `given` is the answer to the question asked.
 * Errors: 422 `coefficient.unknown_answer` for an answer that was not offered.
 */
export async function nextCoefficient(
  context: WorkContext,
  own: OwnChain,
  { start, given }: { start: Temporal.PlainDate; given: string | undefined },
): Promise<NextCoefficient> {
  const state = await stateOf(context, own, start)
  const { answer, question } = state?.coefficient ?? { answer: null, question: null }
  if (given === undefined) return { answer, question }
  const chosen = question?.answers.find(({ answerId }) => answerId === given)
  if (chosen) return { answer: chosen, question }
  const message = CHAIN_MESSAGES.coefficientUnknown
  throw refuse({ code: 'coefficient.unknown_answer', message, path: 'coefficient' }, 422)
}

/** The periods that a chain covered, earliest first: an extension includes the days of the contract it extends. */
export function coveredOf(chain: readonly ChainContract[]): CoveredContract[] {
  return chain
    .filter(({ id }) => !isTakenOver(id, chain))
    .map((contract) => {
      const { answers } = contract.row
      const given = new Map(answers.map(({ questionId, answerText }) => [questionId, answerText]))
      const { start } = contract
      const end = lastCoveredDay(contract)
      return {
        start,
        // a contract that ended before it began still states its answers, but covered no day
        end: isBefore(end, start) ? start.subtract({ days: 1 }) : end,
        isCompany: contract.row.company !== null,
        choices: choicesAmong(answers),
        answerTo: (id: string) => given.get(id) ?? null,
      }
    })
}

/** The last covered day: earlier than the period's end for a contract that ended early. */
function lastCoveredDay({ end, row }: ChainContract): Temporal.PlainDate {
  if (row.covered_until) {
    const cut = Temporal.PlainDate.from(row.covered_until)
    return isBefore(cut, end) ? cut : end
  }
  if (!row.cancellation_date) return end
  const before = dayInParis(row.cancellation_date.toTemporalInstant()).subtract({ days: 1 })
  return isBefore(before, end) ? before : end
}
