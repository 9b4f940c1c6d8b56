import { formatNumber } from '@sillage/domain/values/french-number.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { Stats } from '@sillage/wire/administration/stats.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { ChartCard, NothingCard, shareOf } from './figures-card.tsx'
import { STATS } from './stats.messages.ts'

const number = (value: number) => formatNumber(value, { most: 0 })

/** Amounts paid for climate projects, by option. */
export function ContributionsCard({ contributions }: { contributions: Stats['contributions'] }) {
  const title = STATS.contributions
  if (contributions.length === 0) return <NothingCard title={title} />
  const largest = Math.max(...contributions.map(({ cost }) => cost))
  return (
    <ChartCard
      title={title}
      note={STATS.contributionsNote}
      csv="contributions"
      chart={
        <ul className="figures-bars">
          {contributions.map(({ option, cost }) => (
            <li key={option}>
              <span className="small">{STATS.options[option]}</span>
              <span className="figures-bar">
                <span
                  className="figures-part"
                  data-part={0}
                  style={{ width: shareOf(cost, largest) }}
                />
                <b className="num small nowrap">{euros(cost)}</b>
              </span>
            </li>
          ))}
        </ul>
      }
      table={
        <Table label={title} className="figures-table">
          <ColumnHeads names={[STATS.option, STATS.count, STATS.kg, STATS.cost]} />
          <tbody>
            {contributions.map(({ option, count, kg, cost }) => (
              <tr key={option}>
                <th scope="row">{STATS.options[option]}</th>
                <td>{number(count)}</td>
                <td>{number(kg)}</td>
                <td className="strong">{euros(cost)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}

function euros(amount: number): string {
  return formatEuros(Math.round(amount * 100))
}
