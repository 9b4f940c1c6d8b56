import { basisText } from '@sillage/domain/carbon/contributions/basis.ts'
import { statusOn } from '@sillage/domain/contracts/status.ts'
import { contractName } from '@sillage/domain/products/contract-name.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { ContractRow } from '../platform/database/tables/schema.ts'
import type { KeptContribution, KeptTrip } from '../platform/database/tables/tables-contracts.ts'
import type { ListedContract, SeenContract } from './contracts.repository.ts'

/** The fields that every reply about a contract has. */
export function presentContractBase(row: SeenContract, today: Temporal.PlainDate) {
  const end = Temporal.PlainDate.from(row.end_date)
  return {
    contract_id: row.id,
    start_date: row.start_date,
    end_date: row.end_date,
    price: toEuros(row.contract_price_cents + row.compensation_cents),
    contractPrice: toEuros(row.contract_price_cents),
    compensationAmount: toEuros(row.compensation_cents),
    status: statusOn({ status: row.status, end }, today),
    origin: row.origin,
    parent_contract_id: row.parent_contract_id,
    origin_contract_id: row.origin_contract_id,
    renewal_contract_id: row.renewal_contract_id,
    contract_type: { type: row.product },
    cancellation_date: row.cancellation_date?.toISOString() ?? null,
    cancellation_reason: row.cancellation_reason,
    ...leavingOf(row),
    created_at: row.created_at.toISOString(),
  }
}

/** The end that was asked for and has not taken effect yet. */
function leavingOf({ status, leaving_on, covered_until, leaving_by_choice }: SeenContract) {
  return status !== 'cancelled' && leaving_on !== null && covered_until !== null
    ? { leaving: { covered_until, effect_date: leaving_on, by_choice: leaving_by_choice } }
    : {}
}

export function presentContract(row: ListedContract, today: Temporal.PlainDate): Contract {
  return {
    ...presentContractBase(row, today),
    name: nameOf(row),
    contractQuestionnary: {
      questions: row.answers.map(({ questionId, questionText, answerText }) => ({
        question_id: questionId,
        questionValue: questionText,
        answerValue: answerText,
      })),
    },
    travels: row.travels.map(presentTravel),
    contribution: presentContribution(row.contribution),
  }
}

/** The name its holder knows it by; empty when nothing identifies it. */
export function nameOf({
  start_date,
  end_date,
  ...row
}: Pick<ContractRow, 'product' | 'answers' | 'travels' | 'start_date' | 'end_date'>): string {
  const start = Temporal.PlainDate.from(start_date)
  return contractName({ ...row, start, end: Temporal.PlainDate.from(end_date) })
}

/** A trip as it was asked for; the road distance is only for the estimate. */
export function presentTravel(kept: KeptTrip): Contract['travels'][number] {
  const { road_km: _, ...travel } = kept
  return travel
}

export function presentContribution(kept: KeptContribution | null): Contract['contribution'] {
  if (!kept) return null
  const { kg, option, cents, factorSet, basis } = kept
  return {
    kg,
    option,
    cost: toEuros(cents),
    factor_set: factorSet,
    basis: basis ? basisText(basis) : null,
  }
}
