import type { ReactNode } from 'react'
import { Disclosure } from '../data/disclosure.tsx'
import { unbroken } from './unbroken.ts'
import { useNarrow } from './use-narrow.ts'

interface GistProps {
  /** What is said in its place: a few words of each part. */
  readonly parts?: readonly string[]
  /** Opens the whole. */
  readonly label: string
  /** Something in it has to be seen, whatever the screen. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** What would be a screen and more of a phone: its gist, and the whole at a tap. Elsewhere the whole. */
export function Gist({ parts = [], label, isOpen = false, children }: GistProps) {
  const isNarrow = useNarrow()
  if (!isNarrow || isOpen) return children
  return (
    <div>
      {parts.length > 0 && <p className="small">{parts.map(unbroken).join(' · ')}</p>}
      <Disclosure summary={label}>{children}</Disclosure>
    </div>
  )
}
