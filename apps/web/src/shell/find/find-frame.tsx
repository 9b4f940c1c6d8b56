import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { FindField } from './find-field.tsx'
import { FoundList, type ListedGroup, type ListedLine } from './found-list.tsx'

interface FindFrameProps<Line extends ListedLine> {
  readonly say: { readonly title: string; readonly label: string; readonly keys: string }
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly groups: readonly ListedGroup<Line>[]
  /** The search text, highlighted in the lines. */
  readonly marked: string
  /** The number of results in words; empty while unknown. */
  readonly count: string
  readonly isBusy?: boolean
  readonly onOpen: (line: Line) => void
  readonly onClose: () => void
  /** Shows, beside the list, details of the line that Enter opens. */
  readonly preview?: ComponentType<{ line: Line }>
  readonly foot?: ReactNode
  /** Between the field and the list: hints and failures. */
  readonly children: ReactNode
}

/** A search dialog for any kind of result: arrow keys select, Enter opens. */
export function FindFrame<Line extends ListedLine>(props: FindFrameProps<Line>) {
  const {
    say,
    typed,
    onType,
    groups,
    marked,
    count,
    isBusy,
    preview: Preview,
    foot,
    children,
  } = props
  const [chosen, choose] = useState<string | null>(null)
  const listId = useId()
  const lines = groups.flatMap((group) => group.lines)
  const line = lines.find(({ key }) => key === chosen) ?? lines[0]
  const open = (opened: Line) => {
    props.onClose()
    props.onOpen(opened)
  }
  return (
    <Dialog onClose={props.onClose} title={say.title} size="l">
      <div className="find">
        <FindField
          listId={listId}
          label={say.label}
          typed={typed}
          onType={(text) => {
            onType(text)
            choose(null)
          }}
          lines={lines}
          line={line}
          onChoose={choose}
          onOpen={open}
        />
        <p className="vh" role="status">
          {count}
        </p>
        {children}
        <div
          className={`find-results ${Preview ? '' : 'find-results-own'}`}
          hidden={lines.length === 0}
          aria-busy={isBusy}
        >
          <FoundList
            id={listId}
            label={say.title}
            groups={groups}
            typed={marked}
            chosen={line?.key ?? null}
            onPoint={choose}
            onOpen={open}
          />
          {line && Preview && <Preview line={line} />}
        </div>
        <p className="find-foot muted">
          <span className="find-keys">{say.keys}</span> {foot}
        </p>
      </div>
    </Dialog>
  )
}
