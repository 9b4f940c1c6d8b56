import type { ReactNode } from 'react'
import { HYPHENATED } from './hyphenated.ts'

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
