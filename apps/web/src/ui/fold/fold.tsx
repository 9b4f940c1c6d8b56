import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Card } from '../data/card.tsx'
import { Icon } from '../icon.tsx'
import { withWholeWords } from '../whole-words.tsx'
import { useNarrow } from './use-narrow.ts'
import './fold.css'

interface FoldProps {
  readonly title: string
  readonly id?: string | undefined
  /** Summary when folded: a text cut at two lines, or an element shown in full. */
  readonly gist: ReactNode
  /**
   * Something inside is missing or invalid: opens it, keeps it open while it is being fixed, and prevents closing it.
   */
  readonly mustOpen?: boolean | undefined
  /** At the right of the title; on a phone, below the summary. */
  readonly aside?: ReactNode
  /** Called when it is opened, on a phone only. */
  readonly onOpen?: (() => void) | undefined
  readonly children: ReactNode
}

/** A card; on a phone, only its title and summary until tapped. */
export function Fold(props: FoldProps) {
  const isNarrow = useNarrow()
  if (isNarrow) return <Folded {...props} />
  const { title, id, aside, children } = props
  return (
    <Card id={id} title={title} aside={aside}>
      {children}
    </Card>
  )
}

function Folded({ title, id, gist, mustOpen = false, aside, onOpen, children }: FoldProps) {
  const titleId = useId()
  const [wasOpened, setOpened] = useState(mustOpen)
  if (mustOpen && !wasOpened) setOpened(true)
  return (
    <section id={id} className="card fold" aria-labelledby={titleId}>
      <details
        open={wasOpened}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onOpen?.()
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a summary is pressed by keys as well */}
        <summary onClick={(event) => mustOpen && event.preventDefault()}>
          <span className="fold-head">
            <h2 className="fold-title" id={titleId}>
              {title}
            </h2>
            <span className={typeof gist === 'string' ? 'fold-gist fold-clamped' : 'fold-gist'}>
              {withWholeWords(gist)}
            </span>
          </span>
          <Icon of={ChevronDown} size="s" />
        </summary>
        <div className="fold-body">
          {children}
          {aside && <div className="fold-aside">{aside}</div>}
        </div>
      </details>
    </section>
  )
}
