import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '../../ui/data/card.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { STATS } from './stats.messages.ts'
import { StatsCsv } from './stats-csv.tsx'
import type { Figures } from './stats-figures.ts'

const NUMBER = new Intl.NumberFormat('fr-FR')

interface FiguresCardProps {
  readonly title: string
  readonly note?: string
  readonly csv: ChartCardProps['csv']
  readonly figures: Figures
}

/** Bars in true proportions, and beside them the table that says the same. */
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
  /** The table as the server saves it. */
  readonly csv: ComponentProps<typeof StatsCsv>['table']
  readonly chart: ReactNode
  readonly table: ReactNode
}

export function ChartCard({ title, note, csv, chart, table }: ChartCardProps) {
  return (
    <Card className="figures" title={title}>
      <div className="figures-beside">
        {/* the table says it in words */}
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
              <b className="num small">{NUMBER.format(totals[line] ?? 0)}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The room at the right is the value's, an amount being the longest. */
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
        {lines.map(({ label, counts, to }, line) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {counts.map((count, index) => (
              <td key={columns[index]}>{NUMBER.format(count)}</td>
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

/** A number that leads to exactly what it counts, where a list shows it; a nought leads nowhere. */
function Count({ of, label, to }: CountProps) {
  const text = NUMBER.format(of)
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
