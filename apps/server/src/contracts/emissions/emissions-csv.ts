import { travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ContractEmissions, EmissionLine } from '@sillage/wire/contracts/contract-emissions.ts'
import type { EmissionsReply } from '@sillage/wire/contracts/contracts.ts'
import { type Cell, csvOf, decimal } from '../../platform/csv.ts'
import { EMISSIONS_CSV as SAY } from './emissions.messages.ts'

export function emissionsCsv({ contracts }: EmissionsReply): Uint8Array {
  return csvOf([SAY.heads, ...contracts.flatMap(rowsOf)])
}

function rowsOf(contract: ContractEmissions): Cell[][] {
  const { contract_id, type, contribution, note, start_date } = contract
  const first = [contract_id, productLabel(type)]
  const rows: Cell[][] = contract.lines.map((line) => [
    ...first,
    line.month,
    SAY.posts[line.kind],
    detailOf(line),
    travelFormatLabel(line.mode),
    line.kg,
    line.factor_set,
    null,
    line.problem ?? note,
  ])
  // a contract without emissions still gets a row, with the reason
  if (rows.length === 0)
    rows.push([...first, start_date.slice(0, 7), null, null, null, null, null, null, note])
  if (contribution)
    rows.push([
      ...first,
      start_date.slice(0, 7),
      SAY.posts.contribution,
      SAY.options[contribution.option],
      null,
      null,
      contribution.factor_set,
      contribution.cost,
      SAY.financed(decimal(contribution.kg)),
    ])
  for (const { kind, at, amount, partner, certificate } of contract.contribution_events)
    rows.push([
      ...first,
      monthOf(at),
      SAY.events[kind],
      null,
      null,
      null,
      null,
      kind === 'given_back' ? -amount : amount,
      partner && certificate ? SAY.handedOver(partner, certificate) : null,
    ])
  return rows
}

function monthOf(instant: string): string {
  return dayInParis(Temporal.Instant.from(instant)).toPlainYearMonth().toString()
}

function detailOf(line: EmissionLine): string {
  if (line.kind === 'trip') return `${line.departure} – ${line.arrival}`
  return line.is_own_car ? SAY.ownCar(line.days) : SAY.referenceCar(line.days)
}
