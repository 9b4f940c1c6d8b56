import type { Factor } from '@sillage/domain/carbon/factors.ts'
import { TextTable } from '../text-page.tsx'

const groups = [
  { title: 'Train', ids: ['rail.'] },
  { title: 'Autocar', ids: ['coach'] },
  { title: 'Avion', ids: ['flight.lt', 'flight.1', 'flight.2', 'flight.gt'] },
  { title: 'Voiture', ids: ['car.average', 'car.electric', 'car.hybrid', 'car.phev', 'car.ac'] },
  { title: 'Âge de la voiture', ids: ['car.age_index'] },
  { title: 'Consommations réelles', ids: ['conso.'] },
  { title: 'Énergies', ids: ['fuel.', 'elec.'] },
  { title: 'Distances', ids: ['distance.', 'flight.extra'] },
  { title: 'Incertitudes', ids: ['uncertainty.'] },
] as const

/** Every factor of a set as it is in the data, in groups; a row that no group takes would be a mistake, so it is refused. */
export function FactorTables({ factors }: { factors: readonly Factor[] }) {
  const named = groups.map(({ title, ids }) => ({
    title,
    rows: factors.filter(({ id }) => ids.some((start) => id.startsWith(start))),
  }))
  const shown = named.reduce((sum, { rows }) => sum + rows.length, 0)
  if (shown !== factors.length) throw new RangeError('A factor is in no group, or in two')
  return named.map(({ title, rows }) => (
    <div key={title} className="factor-group">
      <h3>{title}</h3>
      <TextTable label={`Facteurs, ${title.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">Identifiant</th>
            <th scope="col">Valeur</th>
            <th scope="col">Ce qui est compté</th>
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

const number = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 4 })

function FactorRow({ factor }: { factor: Factor }) {
  const { id, value, parts, unit, scope } = factor
  return (
    <tr>
      <th scope="row">
        <code>{id}</code>
      </th>
      <td>
        {number.format(value)} {withFrenchSpaces(unit)}
        {parts.usage < value && (
          <>
            {' '}
            (usage {number.format(parts.usage)}, fabrication {number.format(parts.manufacturing)}
            {parts.contrails > 0 && <>, traînées {number.format(parts.contrails)}</>})
          </>
        )}
      </td>
      <td>{withFrenchSpaces(scope)}</td>
    </tr>
  )
}

/** Source, year and licence, the year and the licence once each. */
function originOf({ source, year, licence }: Factor): string {
  const when = source.includes(String(year)) ? '' : `, ${year}`
  const terms = source.startsWith(licence) ? '' : ` ${capital(licence)}.`
  return `${capital(withFrenchSpaces(source))}${when}.${terms}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The data is written with plain spaces. */
function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:%€]|km\b)/g, '\u00a0')
    .replace(/ (?=[;?!])|(?<=\d) (?=\d{3}\b)/g, '\u202f')
    .replace('kgCO2e', 'kg\u00a0CO2e')
}
