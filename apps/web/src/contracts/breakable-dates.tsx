import { Fragment, type ReactNode } from 'react'
import { withWholeWords } from '../ui/whole-words.tsx'

/** Where the year of a date begins. */
const YEAR = /(?<=\u00a0)(?=20\d\d\b)/

/**
 * A text whose dates, which no-break spaces keep whole, may end a line before their year where a narrow card shows the
 * breaks: in large letters a date is wider than its card.
 */
export function withBreakableDates(text: string): ReactNode {
  return text.split(YEAR).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {withWholeWords(part)}
    </Fragment>
  ))
}
