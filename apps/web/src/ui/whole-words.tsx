import type { ReactNode } from 'react'

/** A short word with hyphens: a number plate, « e-mail », « puis-je ». A longer one may break, so that it fits a phone. */
export const HYPHENATED = /(?<!\S)(?=\S{3,14}(?!\S))[^\s-]+(?:-[^\s-]+)+/

/** A text whose short words stay on one line: a browser may break them after each hyphen. */
export function withWholeWords(shown: ReactNode): ReactNode {
  const word = typeof shown === 'string' ? HYPHENATED.exec(shown) : null
  if (!word) return shown
  const [text] = word
  return (
    <>
      {word.input.slice(0, word.index)}
      <span className="nowrap">{text}</span>
      {withWholeWords(word.input.slice(word.index + text.length))}
    </>
  )
}
