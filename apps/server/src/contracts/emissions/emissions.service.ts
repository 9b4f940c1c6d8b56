import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type {
  EmissionLine,
  EmissionsReply,
  EmissionsTotal,
} from '@sillage/wire/contracts/contracts.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { findContractsOf, type ListedContract } from '../contracts.repository.ts'
import { countedEmissions, type Kin } from './counted-emissions.ts'

/** What the contracts of an account emit, by contract, and by month and mode. */
export async function emissionsOf(
  { database, now }: WorkContext,
  accountId: string,
): Promise<EmissionsReply> {
  const rows = await findContractsOf(database, accountId, null)
  const today = dayInParis(now)
  const kinOf = kinship(rows)
  const contracts = rows.map((row) => countedEmissions(row, { today, kin: kinOf(row) }))
  return { contracts, totals: totalsOf(contracts.flatMap(({ lines }) => lines)) }
}

function kinship(rows: readonly ListedContract[]): (row: ListedContract) => Kin {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const extended = new Set(
    rows.filter(({ origin }) => origin === 'extension').map((row) => row.parent_contract_id),
  )
  return ({ id, parent_contract_id: parent }) => ({
    isExtended: extended.has(id),
    parentContribution: (parent && byId.get(parent)?.contribution) || null,
  })
}

function totalsOf(lines: readonly EmissionLine[]): EmissionsTotal[] {
  const groups = Map.groupBy(lines, ({ month, mode }) => `${month} ${mode}`)
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const { month, mode } = first
      const kg = [first, ...others].reduce((sum, line) => sum + (line.kg ?? 0), 0)
      return [{ month, mode, kg: roundKilograms(kg) }]
    })
    .toSorted((one, other) =>
      one.month === other.month ? other.kg - one.kg : other.month.localeCompare(one.month),
    )
}
