import type { Factor } from '@sillage/domain/carbon/factors.ts'
import { formatSignificant } from '@sillage/domain/values/french-number.ts'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { TextTable } from '../text-page.tsx'
import { FACTOR_TABLE as SAY } from './factor-table.messages.ts'

/** Every factor of a set as in the data, grouped. Throws when a factor belongs to no group, which would hide it. */
export function FactorTables({ factors }: { factors: readonly Factor[] }) {
  const named = SAY.groups.map(({ title, ids }) => ({
    title,
    rows: factors.filter(({ id }) => ids.some((start) => id.startsWith(start))),
  }))
  const shown = named.reduce((sum, { rows }) => sum + rows.length, 0)
  if (shown !== factors.length) throw new RangeError('A factor is in no group, or in two')
  return named.map(({ title, rows }) => (
    <div key={title} className="factor-group">
      <h3>{title}</h3>
      <TextTable label={SAY.label(title.toLowerCase())}>
        <thead>
          <tr>
            <th scope="col">{SAY.columns.id}</th>
            <th scope="col">{SAY.columns.value}</th>
            <th scope="col">{SAY.columns.scope}</th>
          </tr>
        </thead>
        {[...Map.groupBy(rows, originOf)].map(([origin, ofOrigin]) => (
          <tbody key={origin}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="factor-origin">
                {origin}
              </th>
            </tr>
            {ofOrigin.map((factor) => (
              <FactorRow key={factor.id} factor={factor} />
            ))}
          </tbody>
        ))}
      </TextTable>
    </div>
  ))
}

const number = (value: number) => formatSignificant(value, 4)

function FactorRow({ factor }: { factor: Factor }) {
  const { id, value, parts, unit, scope } = factor
  return (
    <tr>
      <th scope="row">
        <code>{id}</code>
      </th>
      <td>
        {number(value)} {withFrenchSpaces(unit)}
        {parts.usage < value && <> {partsText(parts)}</>}
      </td>
      <td>{withFrenchSpaces(scope)}</td>
    </tr>
  )
}

function partsText({ usage, manufacturing, contrails }: Factor['parts']): string {
  return SAY.parts({
    usage: number(usage),
    manufacturing: number(manufacturing),
    contrails: contrails > 0 ? number(contrails) : null,
  })
}

/** Source, year and licence, without repeating the year or the licence. */
function originOf({ source, year, licence }: Factor): string {
  const when = source.includes(String(year)) ? '' : `, ${year}`
  const terms = source.startsWith(licence) ? '' : ` ${capital(licence)}.`
  return `${capital(withFrenchSpaces(source))}${when}.${terms}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
