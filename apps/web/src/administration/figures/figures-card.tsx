import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '../../ui/data/card.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { STATS } from './stats.messages.ts'
import { StatsCsv } from './stats-csv.tsx'
import type { Figures } from './stats-figures.ts'

interface FiguresCardProps {
  readonly title: string
  readonly note?: string
  readonly csv: ChartCardProps['csv']
  readonly figures: Figures
}

/** A bar chart in true proportions, with the table of the same figures beside it. */
export function FiguresCard({ title, note, csv, figures }: FiguresCardProps) {
  const totals = figures.lines.map(({ counts }) => sum(counts))
  if (sum(totals) === 0) return <NothingCard title={title} />
  return (
    <ChartCard
      title={title}
      note={note}
      csv={csv}
      chart={<Bars figures={figures} totals={totals} />}
      table={<FiguresTable title={title} figures={figures} totals={totals} />}
    />
  )
}

export function NothingCard({ title }: { title: string }) {
  return (
    <Card className="figures" title={title}>
      <p className="muted">{STATS.none}</p>
    </Card>
  )
}

interface ChartCardProps {
  readonly title: string
  readonly note?: string | undefined
  /** Which table the CSV download saves. */
  readonly csv: ComponentProps<typeof StatsCsv>['table']
  readonly chart: ReactNode
  readonly table: ReactNode
}

export function ChartCard({ title, note, csv, chart, table }: ChartCardProps) {
  return (
    <Card className="figures" title={title}>
      <div className="figures-beside">
        {/* the table gives the same figures as text */}
        <div aria-hidden="true">{chart}</div>
        {table}
      </div>
      {note && <p className="small subtle">{note}</p>}
      <div className="figures-csv">
        <StatsCsv table={csv} name={title} />
      </div>
    </Card>
  )
}

interface Drawn {
  readonly figures: Figures
  readonly totals: readonly number[]
}

function Bars({ figures: { columns, lines }, totals }: Drawn) {
  const largest = Math.max(...totals)
  return (
    <>
      <ul className="figures-legend small muted">
        {columns.map((column, index) => (
          <li key={column}>
            <span className="figures-part" data-part={index} />
            {column}
          </li>
        ))}
      </ul>
      <ul className="figures-bars">
        {lines.map(({ label, counts }, line) => (
          <li key={label}>
            <span className="small">{label}</span>
            <span className="figures-bar">
              {counts.map(
                (count, index) =>
                  count > 0 && (
                    <span
                      key={columns[index]}
                      className="figures-part"
                      data-part={index}
                      style={{ width: shareOf(count, largest) }}
                    />
                  ),
              )}
              <b className="num small">{formatNumber(totals[line] ?? 0)}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** CSS width of a bar; the 6rem left on the right hold the value, an amount being the longest. */
export function shareOf(amount: number, largest: number): string {
  return `calc((100% - 6rem) * ${largest > 0 ? amount / largest : 0})`
}

function FiguresTable({
  title,
  figures: { head, columns, lines, columnsTo = [], allTo },
  totals,
}: Drawn & { title: string }) {
  return (
    <Table label={title} className="figures-table">
      <ColumnHeads names={[head, ...columns, STATS.total]} />
      <tbody>
        {lines.map(({ label, counts, to, countsTo = [] }, line) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {counts.map((count, index) => (
              <td key={columns[index]}>
                <Count of={count} label={`${label}, ${columns[index]}`} to={countsTo[index]} />
              </td>
            ))}
            <td className="strong">
              <Count of={totals[line] ?? 0} label={label} to={to} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{STATS.total}</th>
          {columns.map((column, index) => (
            <td key={column}>
              <Count
                of={sum(lines.map(({ counts }) => counts[index] ?? 0))}
                label={column}
                to={columnsTo[index]}
              />
            </td>
          ))}
          <td>
            <Count of={sum(totals)} label={title} to={allTo} />
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}

interface CountProps {
  readonly of: number
  readonly label: string
  readonly to: string | undefined
}

/** A number that links to the list of exactly what it counts, when there is one; zero has no link. */
export function Count({ of, label, to }: CountProps) {
  const text = formatNumber(of)
  if (to === undefined || of === 0) return text
  return (
    <Link href={to} aria-label={STATS.countOf(label, text)}>
      {text}
    </Link>
  )
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
