import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { TeamFigures } from '@sillage/wire/figures/team-figures.ts'
import { useId } from 'react'
import { monthAndYear } from '../../shell/month-name.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { TeamCsv } from './team-csv.tsx'
import { TEAM_FIGURES as SAY } from './team-figures.messages.ts'

const AMOUNTS = ['paid', 'recovered', 'reserved'] as const

/** Amounts of claims in the ledger, by month and nature. */
export function TeamMoney({ figures, days }: { figures: TeamFigures; days: number }) {
  const titleId = useId()
  const { money, months, reserve } = figures
  return (
    <section aria-labelledby={titleId}>
      <div className="lead-open-head">
        <h3 id={titleId}>{SAY.money}</h3>
        {money.length > 0 && <TeamCsv table="money" days={days} name={SAY.money} />}
      </div>
      <p className="small muted">
        {SAY.moneyHint(rangeText(months.now), rangeText(months.before))}{' '}
        {SAY.reserve(formatEuros(inCents(reserve)))}
      </p>
      {money.length === 0 && <p className="small muted">{SAY.moneyNone}</p>}
      {money.length > 0 && (
        <Table label={SAY.money} className="lead-table lead-money">
          <ColumnHeads names={Object.values(SAY.columns)} />
          {monthsOf(money).map(([month, rows]) => (
            <tbody key={month}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {monthAndYear(month)}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.nature}>
                  <th scope="row">{row.nature ?? SAY.noNature}</th>
                  {AMOUNTS.map((of) => (
                    <td key={of}>{formatEuros(inCents(row[of]))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            {(['now', 'before'] as const).map((when) => (
              <tr key={when}>
                <th scope="row">{when === 'now' ? SAY.total : SAY.before}</th>
                {AMOUNTS.map((of) => (
                  <td key={of}>{formatEuros(inCents(figures[of][when]))}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </Table>
      )}
    </section>
  )
}

/** Groups the rows by month, keeping their order. */
function monthsOf(money: TeamFigures['money']) {
  return Object.entries(Object.groupBy(money, ({ month }) => month)).map(
    ([month, rows = []]) => [month, rows] as const,
  )
}

function inCents(euros: number): number {
  return Math.round(euros * 100)
}

function rangeText({ from, to }: { from: string; to: string }): string {
  return SAY.range(day(from), day(to))
}

function day(text: string): string {
  return formatDay(Temporal.PlainDate.from(text))
}
