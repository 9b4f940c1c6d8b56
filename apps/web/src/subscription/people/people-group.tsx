import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Gist } from '../../ui/fold/gist.tsx'
import { unbroken } from '../../ui/fold/unbroken.ts'
import { useNarrow } from '../../ui/fold/use-narrow.ts'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { PEOPLE_CARD as SAY } from './people.messages.ts'

export interface Given {
  readonly isOptional: boolean
  readonly value: string
}

export const isMissing = (given: readonly Given[]) =>
  given.some(({ isOptional, value }) => !isOptional && value === '')

export const valuesOf = (given: readonly Given[]) =>
  given.flatMap(({ value }) => (value === '' ? [] : [value]))

interface PeopleGroupProps {
  readonly title: string
  readonly given: readonly Given[]
  readonly isOpen: boolean
  /** The first that lacks something. */
  readonly isNext: boolean
  readonly children: ReactNode
}

/**
 * On a phone, a line that says what was complete from the start, or how much is awaited; the latter opens once the group
 * before it is complete, and stays.
 */
export function PeopleGroup({ title, given, isOpen, isNext, children }: PeopleGroupProps) {
  const isNarrow = useNarrow()
  const [wasMissing] = useState(isMissing(given))
  const [wasNext] = useState(isNext)
  const [isReached, setReached] = useState(isOpen)
  if (((isNext && !wasNext) || isOpen) && !isReached) setReached(true)
  const missing = given.filter(({ isOptional, value }) => !isOptional && value === '').length
  if (isNarrow && wasMissing)
    return (
      <section className="people-group">
        <Disclosure
          open={isReached}
          className="people-next"
          summary={
            <span>
              <h3>{title}</h3>
              {missing > 0 ? (
                <span className="people-awaited small">{SAY.awaited(missing)}</span>
              ) : (
                <span className="people-given small muted">
                  {withWholeWords(valuesOf(given).map(unbroken).join(' · '))}
                </span>
              )}
            </span>
          }
        >
          {children}
        </Disclosure>
      </section>
    )
  return (
    <section className="people-group">
      <h3>{title}</h3>
      <Gist parts={valuesOf(given)} label={SAY.checkOrChange} isOpen={wasMissing || isOpen}>
        {children}
      </Gist>
    </section>
  )
}
