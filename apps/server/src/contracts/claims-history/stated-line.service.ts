import { isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import type {
  ClaimsHistory,
  CoefficientAnswer,
  CoveredContract,
} from '@sillage/domain/products/claims-history.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { choicesOf } from '../../subscription/questionnaire.service.ts'
import type { ChainContract, OwnChain } from '../chain/policy-chain.service.ts'
import { findClaimsOn } from './claims-history.repository.ts'

/** What is known of a line of contracts today; null for what is no motor vehicle. */
export async function stateOf(
  { database, now }: WorkContext,
  { contract, chain }: OwnChain,
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
    asOf: dayInParis(now),
  })
}

/** The coefficient that a line of contracts has come to since the last one answered it; null where it has not moved. */
export async function movedCoefficient(
  context: WorkContext,
  own: OwnChain,
): Promise<CoefficientAnswer | null> {
  return (await stateOf(context, own))?.coefficient.answer ?? null
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
        choices: choicesOf(answers),
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
