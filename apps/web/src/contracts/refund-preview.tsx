import { formatShortDay } from '@sillage/domain/values/day.ts'
import type { Refund, RefundLine } from '@sillage/wire/contract-life.ts'
import { PriceLines } from '../ui/price-lines.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { periodOf } from './contract-period.ts'
import { shortId } from './contract-title.ts'
import { inEuros } from './in-euros.ts'
import { type Ending, refundNotes } from './refund-notes.ts'

/** What is given back, contract by contract, with how it is reckoned. */
export function RefundPreview({ refund, ending }: { refund: Refund; ending: Ending }) {
  const { lines, total } = refund
  return (
    <section className="life-refund">
      <h3>{SAY.refund}</h3>
      <PriceLines
        lines={[
          ...lines.map((line) => ({
            kind: 'line' as const,
            label: <Reckoned line={line} />,
            amount: inEuros(line.refund),
          })),
          { kind: 'total', label: SAY.refundTotal, amount: inEuros(total) },
        ]}
      />
      <p className="small muted">{refundNotes(refund, ending).join(' ')}</p>
    </section>
  )
}

function Reckoned({ line }: { line: RefundLine }) {
  const figures = {
    price: inEuros(line.price),
    flat: inEuros(line.flat_contribution),
    left: String(line.days_left),
    total: String(line.days),
  }
  return (
    <>
      <span className="life-refund-of">{SAY.refundOf(shortId(line.contract_id))}</span>
      <span className="life-refund-how num">
        {line.note ??
          (line.flat_contribution > 0
            ? SAY.refundFormula(figures)
            : SAY.refundFormulaPlain(figures))}
      </span>
    </>
  )
}

/** The contracts that end with the one asked for, each with where it comes from. */
export function LinkedContracts({ lines }: { lines: readonly RefundLine[] }) {
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
              <span className="num">{shortId(line.contract_id)}</span>{' '}
              <span className="subtle">
                {SAY.linkedPeriod(formatShortDay(start), formatShortDay(end))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
