import { Fragment, type ReactNode } from 'react'
import { HYPHENATED } from './hyphenated.ts'

/** A text whose short words stay on one line: a browser may break them after each hyphen. */
export function withWholeWords(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string') return shown
  const word = HYPHENATED.exec(shown)
  if (!word) return withYearsApart(shown)
  const [text] = word
  return (
    <>
      {withYearsApart(word.input.slice(0, word.index))}
      <span className="nowrap">{text}</span>
      {withWholeWords(word.input.slice(word.index + text.length))}
    </>
  )
}

/** Before the year of a date, where alone its line may end. */
const YEAR = /(?<=[\p{L}.]\u00a0)(?=\d{4}(?!\w))/u

/** A text whose dates may end a line before their year, where letters are too large for a whole date. */
function withYearsApart(text: string): ReactNode {
  const parts = text.split(YEAR)
  if (parts.length === 1) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={index}>
      {index > 0 && <wbr className="in-date" />}
      {part}
    </Fragment>
  ))
}
