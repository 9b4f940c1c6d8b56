import { travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import type { ContractEmissions, EmissionLine, EmissionsReply } from '@sillage/wire/contracts.ts'
import { EMISSIONS_CSV as SAY } from './emissions.messages.ts'

type Cell = string | number | null

/** The emissions as French spreadsheets open them: UTF-8 with its mark, semicolons, decimal commas. */
export function emissionsCsv({ contracts }: EmissionsReply): Uint8Array {
  const rows = [SAY.heads, ...contracts.flatMap(rowsOf)]
  const text = rows.map((row) => row.map(written).join(';')).join('\r\n')
  return new TextEncoder().encode(`\uFEFF${text}\r\n`)
}

function rowsOf(contract: ContractEmissions): Cell[][] {
  const { contract_id, type, contribution, note, start_date } = contract
  const first = [contract_id, SAY.types[type]]
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
  // a contract without a line stands there all the same, with its reason
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
  return rows
}

function detailOf(line: EmissionLine): string {
  if (line.kind === 'trip') return `${line.departure} – ${line.arrival}`
  return line.is_own_car ? SAY.ownCar(line.days) : SAY.referenceCar(line.days)
}

/** A text that a spreadsheet would take for a formula is kept a text by an apostrophe. */
function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return decimal(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function decimal(number: number): string {
  return number.toFixed(2).replace('.', ',')
}
