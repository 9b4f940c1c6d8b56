import { travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'

/** The value of a quote on a line; for a guarantee, whether it is covered. */
export interface Cell {
  readonly text: string
  readonly covered?: boolean
}

interface ComparedLine {
  readonly key: string
  readonly label: string
  readonly cells: readonly [Cell, Cell]
  readonly differs: boolean
}

export interface ComparedSection {
  readonly key: keyof typeof SAY.sections
  readonly lines: readonly ComparedLine[]
}

type Pair = readonly [Quote, Quote]

/** Compares two quotes line by line; each line present in either quote shows the value of both. */
export function compareQuotes(one: Quote, other: Quote): readonly ComparedSection[] {
  const pair: Pair = [one, other]
  const sections: ComparedSection[] = [
    { key: 'terms', lines: terms(pair) },
    {
      key: 'guarantees',
      lines: union(pair, ({ guarantees }) =>
        guarantees.map(({ code, label, text, covered }) => ({
          key: code,
          label,
          cell: { text, covered },
        })),
      ),
    },
    {
      key: 'price',
      lines: union(pair, ({ breakdown }) =>
        breakdown
          .filter(({ kind }) => kind !== 'total' && kind !== 'base' && kind !== 'factor')
          .map(({ kind, code, label, amount }) => ({
            key: `${kind} ${code}`,
            label,
            cell: { text: inEuros(amount) },
          })),
      ),
    },
    {
      key: 'answers',
      lines: union(pair, ({ questions }) =>
        questions.map(({ question_id, questionValue, answerValue }) => ({
          key: question_id,
          label: questionValue,
          cell: { text: answerValue },
        })),
      ),
    },
    {
      key: 'travels',
      lines: union(pair, ({ travels }) =>
        travels.map((travel, index) => ({
          key: String(index),
          label: SAY.travel(index + 1),
          cell: {
            text: `${travel.departure} – ${travel.arrival}, ${travelFormatLabel(travel.format).toLowerCase()}`,
          },
        })),
      ),
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

function terms(pair: Pair): readonly ComparedLine[] {
  const line = (key: string, label: string, textOf: (quote: Quote) => string) =>
    compared(key, label, [{ text: textOf(pair[0]) }, { text: textOf(pair[1]) }])
  return [
    line('price', SAY.finalPrice, ({ price }) => inEuros(price)),
    line('contractPrice', SAY.contractPrice, ({ contractPrice }) => inEuros(contractPrice)),
    line('contribution', SAY.contribution, contributionOf),
    line('level', SAY.level, ({ level }) => level),
    line('period', SAY.period, periodOf),
    line('length', SAY.length, (quote) => SAY.days(daysCovered(read(quote)))),
    line('valid', SAY.validUntil, ({ valid_until }) => shownDay(valid_until)),
  ]
}

/** The contribution of a quote in words. */
export function contributionOf({ contribution, compensationAmount }: Quote): string {
  if (!contribution) return SAY.noContribution
  return `${SAY.options[contribution.option]}, ${inEuros(compensationAmount)}`
}

/** The period of a quote in words. */
export function periodOf({ start_date, end_date }: Quote): string {
  return SAY.periodOf(shownDay(start_date), shownDay(end_date))
}

function read({ start_date, end_date }: Quote) {
  return { start: Temporal.PlainDate.from(start_date), end: Temporal.PlainDate.from(end_date) }
}

function shownDay(day: string): string {
  return formatShortDay(Temporal.PlainDate.from(day))
}

interface KeyedCell {
  readonly key: string
  readonly label: string
  readonly cell: Cell
}

/** The lines of both quotes: those of the first, then those only in the second. */
function union([one, other]: Pair, linesOf: (quote: Quote) => readonly KeyedCell[]) {
  const [mine, theirs] = [linesOf(one), linesOf(other)]
  const all = new Map([...mine, ...theirs].map(({ key, label }) => [key, label] as const))
  return [...all].map(([key, label]) =>
    compared(key, label, [cellIn(mine, key), cellIn(theirs, key)]),
  )
}

function cellIn(lines: readonly KeyedCell[], key: string): Cell {
  return lines.find((line) => line.key === key)?.cell ?? { text: SAY.absent }
}

function compared(key: string, label: string, cells: readonly [Cell, Cell]): ComparedLine {
  const [one, other] = cells
  return { key, label, cells, differs: one.text !== other.text || one.covered !== other.covered }
}
