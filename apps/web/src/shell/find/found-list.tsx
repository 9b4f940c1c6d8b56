import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { markedParts } from './marked-parts.ts'
import './found-list.css'

/** A search result and its link. */
export interface ListedLine {
  readonly key: string
  readonly href: string
  readonly title: string
  readonly detail: string
  /** Shown at the end of the line: who it belongs to. */
  readonly end: string
}

export interface ListedGroup<Line extends ListedLine> {
  readonly title: string
  readonly icon: LucideIcon
  readonly lines: readonly Line[]
}

interface FoundListProps<Line extends ListedLine> {
  readonly id: string
  readonly label: string
  readonly groups: readonly ListedGroup<Line>[]
  readonly typed: string
  readonly chosen: string | null
  readonly onPoint: (key: string) => void
  readonly onOpen: (line: Line) => void
}

/** The results as a listbox; the focus stays in the field above. */
export function FoundList<Line extends ListedLine>(props: FoundListProps<Line>) {
  const { id, label, groups, typed, chosen, onPoint, onOpen } = props
  return (
    <div id={id} role="listbox" aria-label={label} className="found-list">
      {groups.map(({ title: name, icon, lines }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options stand in a group of their listbox
        <div key={name} role="group" aria-label={name}>
          <p className="found-group" aria-hidden="true">
            {name}
          </p>
          {lines.map((line) => {
            const { title, detail, end } = line
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
              <div
                key={line.key}
                ref={line.key === chosen ? showLine : undefined}
                id={`${id}-${line.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={line.key === chosen}
                className="found-line"
                onPointerMove={() => onPoint(line.key)}
                onClick={() => onOpen(line)}
              >
                <Icon of={icon} />
                <span className="found-words">
                  <b>
                    <Marked text={title} typed={typed} />
                  </b>
                  {detail !== '' && (
                    <span className="muted">
                      <Marked text={detail} typed={typed} />
                    </span>
                  )}
                </span>
                {end !== '' && <span className="found-end muted">{end}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

/** Keeps the selected line in view. */
function showLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'nearest' })
}
