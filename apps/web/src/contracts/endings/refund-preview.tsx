import { formatShortDay } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros, inEuros } from '@sillage/domain/values/money.ts'
import type { Refund, RefundRow } from '@sillage/wire/contracts/refund.ts'
import { config } from '../../shell/api/config.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { periodOf } from '../contract-period.ts'
import { shortId } from '../contract-title.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { howLeft, isSettled, refundNotes, settledRows } from './refund-notes.ts'

/** What an end gives back, per contract, with its calculation; `isExpected` when it comes later. */
export function RefundPreview({
  refund,
  today,
  isExpected = false,
}: {
  refund: Refund
  today: Temporal.PlainDate
  isExpected?: boolean
}) {
  const { lines, total, settlement } = refund
  const notes = refundNotes(refund)
  const climate = lines.reduce((sum, { climate_back }) => sum + fromEuros(climate_back), 0)
  return (
    <section className="life-refund">
      <h3>{titleOf(refund, isExpected)}</h3>
      <PriceRows
        rows={[
          ...lines.map((line) => ({
            kind: 'row' as const,
            label: <Calculated line={line} />,
            amount: formatEuros(fromEuros(line.refund) - fromEuros(line.climate_back)),
          })),
          ...(climate > 0
            ? [{ kind: 'row' as const, label: SAY.climateRefund, amount: formatEuros(climate) }]
            : []),
          { kind: 'total', label: SAY.refundTotal, amount: inEuros(total) },
        ]}
      />
      {settlement && isSettled(refund) && (
        <Settlement settlement={settlement} today={today} isExpected={isExpected} />
      )}
      {lines.some(({ rows }) => rows !== null) && (
        <Disclosure summary={SAY.refundLines}>
          {lines.map(
            (line) =>
              line.rows && <PriceRows key={line.contract_id} rows={line.rows.map(shownLine)} />,
          )}
        </Disclosure>
      )}
      {notes.length > 0 && <p className="small muted">{notes.join(' ')}</p>}
    </section>
  )
}

function titleOf(refund: Refund, isExpected: boolean): string {
  if (isSettled(refund)) return isExpected ? SAY.expectedSettled : SAY.settledTitle
  return isExpected ? SAY.expectedRefund : SAY.refund
}

/** How the refund is settled: not all of it is necessarily paid back. */
function Settlement({
  settlement,
  today,
  isExpected,
}: {
  settlement: NonNullable<Refund['settlement']>
  today: Temporal.PlainDate
  isExpected: boolean
}) {
  const { paid, paid_back: back } = settlement
  const how = howLeft(settlement, { today, takesCards: config.takesCards })
  const nothing = isExpected ? SAY.nothingPaidYet : SAY.nothingPaid
  return (
    <>
      <p className="small">{paid > 0 ? SAY.paidSoFar(inEuros(paid)) : nothing}</p>
      <PriceRows
        rows={settledRows(settlement).map(({ label, cents }, index, { length }) => ({
          kind: index === length - 1 ? ('total' as const) : ('row' as const),
          label,
          amount: formatEuros(cents),
        }))}
      />
      {how !== null && <p className="small">{how}</p>}
      {isExpected && how !== null && back > 0 && <p className="small muted">{SAY.ifPaid}</p>}
    </>
  )
}

/** One line: « Bris de glace, sur 28,35 € », and how much of it is given back. */
function shownLine({ label, paid, back, note }: NonNullable<RefundRow['rows']>[number]) {
  return {
    kind: 'row' as const,
    label: (
      <>
        {paid > 0 ? SAY.refundLine(label, inEuros(paid)) : label}
        {note !== undefined && <span className="life-refund-how">{note}</span>}
      </>
    ),
    amount: inEuros(back),
  }
}

function Calculated({ line }: { line: RefundRow }) {
  const { start, end } = periodOf(line)
  const period = SAY.linkedPeriod(formatShortDay(start), formatShortDay(end))
  const days = SAY.refundDays(line.days_left, line.days)
  const formula =
    line.flat_contribution > 0 ? SAY.refundDaysAndFlat(days, inEuros(line.flat_contribution)) : days
  return (
    <>
      <span className="life-refund-of">{SAY.refundOf(period, shortId(line.contract_id))}</span>
      <span className="life-refund-how num">
        {line.note ?? (line.rows === null ? formula : SAY.byCover)}
      </span>
    </>
  )
}

/** The contracts that end with this one, with their origin. */
export function LinkedContracts({ lines }: { lines: readonly RefundRow[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{SAY.linked(lines.length)}</h3>
      <ul className="life-linked">
        {lines.map((line) => {
          const { start, end } = periodOf(line)
          return (
            <li key={line.contract_id}>
              <b>{SAY.linkedOrigin[line.origin]}</b>{' '}
              {SAY.linkedPeriod(formatShortDay(start), formatShortDay(end))}{' '}
              <span className="subtle num">{shortId(line.contract_id)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
