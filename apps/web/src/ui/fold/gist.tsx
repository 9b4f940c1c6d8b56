import type { ReactNode } from 'react'
import { Disclosure } from '../data/disclosure.tsx'
import { withWholeWords } from '../whole-words.tsx'
import { unbroken } from './unbroken.ts'
import { useNarrow } from './use-narrow.ts'

interface GistProps {
  /** Summary shown when folded: a few words per part. */
  readonly parts?: readonly string[]
  /** Label of the button that unfolds it. */
  readonly label: string
  /** Unfolded whatever the screen, because something inside has to be seen. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** On a phone, folds long content to a summary and a button; elsewhere shows all of it. */
export function Gist({ parts = [], label, isOpen = false, children }: GistProps) {
  const isNarrow = useNarrow()
  if (!isNarrow || isOpen) return children
  return (
    <div>
      {parts.length > 0 && (
        <p className="small">{withWholeWords(parts.map(unbroken).join(' · '))}</p>
      )}
      <Disclosure summary={label}>{children}</Disclosure>
    </div>
  )
}
