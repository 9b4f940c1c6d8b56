import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PAYMENTS as SAY } from './customer.messages.ts'

/** Rows shown at once; the others open. */
const SHOWN = 6

/** The latest rows of a list that grows for years, and the others behind a button. */
export function LongList({ children }: { children: readonly ReactNode[] }) {
  const others = children.slice(SHOWN)
  return (
    <>
      <ul className="dues papers">{children.slice(0, SHOWN)}</ul>
      {others.length > 0 && (
        <Disclosure summary={SAY.others(others.length)}>
          <ul className="dues papers">{others}</ul>
        </Disclosure>
      )}
    </>
  )
}
