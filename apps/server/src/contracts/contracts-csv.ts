import { statusLabel } from '@sillage/domain/contracts/status.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { type Cell, csvOf } from '../platform/csv.ts'
import { tariffInForce } from '../platform/tariffs/tariff-book.ts'
import { CONTRACTS_CSV as SAY } from './contracts.messages.ts'

/** The contracts of an account, one row each: what a company keeps beside the list of its vehicles. */
export function contractsCsv(
  contracts: readonly Contract[],
  today: Temporal.PlainDate,
): Uint8Array {
  return csvOf([SAY.heads, ...contracts.map((contract) => rowOf(contract, { contracts, today }))])
}

interface Listed {
  readonly contracts: readonly Contract[]
  readonly today: Temporal.PlainDate
}

function rowOf(contract: Contract, { contracts, today }: Listed): Cell[] {
  const { type } = contract.contract_type
  const { levelQuestion } = tariffInForce(type, today)
  const level = contract.contractQuestionnary.questions.find(
    ({ question_id }) => question_id === levelQuestion,
  )
  const { paid = null, remaining = null, next = null } = contract.payment ?? {}
  return [
    contract.name,
    contract.contract_id,
    productLabel(type),
    level?.answerValue ?? null,
    contract.start_date,
    contract.end_date,
    statusLabel(contract.status),
    invoicedFor(contract, contracts),
    paid,
    remaining,
    next?.due_on ?? null,
    contract.leaving?.covered_until ?? cancelledOn(contract),
  ]
}

/** In euros: the price of an extension is that of its whole life, of which what it extends was invoiced before. */
function invoicedFor(contract: Contract, contracts: readonly Contract[]): number {
  if (contract.origin !== 'extension') return contract.price
  const extended = contracts.find(({ contract_id: id }) => id === contract.parent_contract_id)
  return toEuros(fromEuros(contract.price) - fromEuros(extended?.price ?? 0))
}

function cancelledOn({ cancellation_date: at }: Contract): string | null {
  return at === null ? null : dayInParis(Temporal.Instant.from(at)).toString()
}
