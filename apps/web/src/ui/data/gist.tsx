import { type ReactNode, useSyncExternalStore } from 'react'
import { Disclosure } from './disclosure.tsx'

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
  const isNarrow = useSyncExternalStore(follow, () => narrow.matches)
  if (!isNarrow || isOpen) return children
  return (
    <div>
      {parts.length > 0 && <p className="small">{parts.map(unbroken).join(' · ')}</p>}
      <Disclosure summary={label}>{children}</Disclosure>
    </div>
  )
}

/** A date or a number is read whole; an address may go on in the next line. */
const unbroken = (text: string) => (text.length > 24 ? text : text.replaceAll(' ', '\u00a0'))

const narrow = matchMedia('(max-width: 560px)')

function follow(onChange: () => void) {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
