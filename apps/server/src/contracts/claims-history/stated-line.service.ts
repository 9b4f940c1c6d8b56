import { LINE_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
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

/** What is known of a line of contracts on a day, today by default; null for what is no motor vehicle. */
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

/** What the next contract of a line answers of its coefficient. */
export interface NextCoefficient {
  /** Null where the last contract answered it already, or while the question has no answer. */
  readonly answer: CoefficientAnswer | null
  readonly question: CoefficientQuestion | null
}

/**
 * The coefficient of a contract that begins on a day, where the line has moved it; `given` is the answer to what is asked.
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
  const message = LINE_MESSAGES.coefficientUnknown
  throw refuse({ code: 'coefficient.unknown_answer', message, path: 'coefficient' }, 422)
}

/** The contracts of a chain as they covered, the earliest first: an extension covers the days of what it took over. */
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
        // one that ended before it began states what was answered, and covered nothing
        end: isBefore(end, start) ? start.subtract({ days: 1 }) : end,
        choices: choicesAmong(answers),
        answerTo: (id: string) => given.get(id) ?? null,
      }
    })
}

/** A contract ended before its time covers no more from that day on. */
function lastCoveredDay({ end, row }: ChainContract): Temporal.PlainDate {
  if (row.covered_until) {
    const cut = Temporal.PlainDate.from(row.covered_until)
    return isBefore(cut, end) ? cut : end
  }
  if (!row.cancellation_date) return end
  const before = dayInParis(row.cancellation_date.toTemporalInstant()).subtract({ days: 1 })
  return isBefore(before, end) ? before : end
}
