import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { EmissionLine } from '@sillage/wire/contracts/contract-emissions.ts'
import type { EmissionsReply, EmissionsTotal } from '@sillage/wire/contracts/contracts.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { findContractsOf, type ListedRow } from '../contracts.repository.ts'
import { type ContributionEntry, findEntries } from '../contributions/contributions.repository.ts'
import { countedEmissions, type Kin } from './counted-emissions.ts'

/** The emissions of an account's contracts, by contract, and by month and mode. */
export async function emissionsOf(
  { database, now }: WorkContext,
  accountId: string,
): Promise<EmissionsReply> {
  const rows = await findContractsOf(database, accountId, null)
  const today = dayInParis(now)
  const entries = await findEntries(
    database,
    rows.map(({ id }) => id),
  )
  const kinOf = kinship(rows, entries)
  const contracts = rows.map((row) => countedEmissions(row, { today, kin: kinOf(row) }))
  return { contracts, totals: totalsOf(contracts.flatMap(({ lines }) => lines)) }
}

function kinship(
  rows: readonly ListedRow[],
  entries: readonly ContributionEntry[],
): (row: ListedRow) => Kin {
  const extended = new Set(
    rows.filter(({ origin }) => origin === 'extension').map((row) => row.parent_contract_id),
  )
  const byContract = Map.groupBy(entries, ({ contract_id }) => contract_id)
  return ({ id }) => ({
    isExtended: extended.has(id),
    isOwed: byContract.get(id)?.some(({ is_owed }) => is_owed) === true,
    events: (byContract.get(id) ?? []).flatMap(presentEvent),
  })
}

function presentEvent({ kind, at, cents, partner, certificate }: ContributionEntry) {
  if (kind === 'bought') return []
  return [{ kind, at: at.toISOString(), amount: toEuros(cents), partner, certificate }]
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
