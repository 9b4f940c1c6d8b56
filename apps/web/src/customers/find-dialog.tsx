import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { FindField } from '../shell/find/find-field.tsx'
import { FoundList } from '../shell/find/found-list.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { FIND as SAY } from './customers.messages.ts'
import { type FoundLine, groupsOf, ICONS, wordsOf } from './found-lines.ts'
import { FoundPreview } from './found-preview.tsx'
import { useFind } from './use-find.ts'

/** Ctrl K: a person, a company, a plate, a contract, a claim or a complaint; arrows choose, Enter opens. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const listId = useId()
  const { found, error, refetch, isFetching, q } = useFind(typed)
  const groups = (found ? groupsOf(found) : []).map(({ name, lines }) => ({
    title: SAY.groups[name],
    icon: ICONS[name],
    lines: lines.map((line) => ({ ...line, ...wordsOf(line) })),
  }))
  const lines = groups.flatMap((group) => group.lines)
  const line = lines.find(({ key }) => key === chosen) ?? lines[0]
  const open = ({ href }: FoundLine) => {
    onClose()
    navigate(href)
  }
  return (
    <Dialog open onClose={onClose} title={SAY.title} size="l">
      <div className="find">
        <FindField
          listId={listId}
          label={SAY.label}
          typed={typed}
          onType={(text) => {
            type(text)
            choose(null)
          }}
          lines={lines}
          line={line}
          onChoose={choose}
          onOpen={open}
        />
        <p className="vh" role="status">
          {found && !isFetching ? SAY.results(lines.length) : ''}
        </p>
        {error && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!found && !error && <p className="find-hint muted">{SAY.hint}</p>}
        {found && lines.length === 0 && (
          <div className="find-hint">
            <p className="strong">{SAY.none(q)}</p>
            <p className="muted">{SAY.noneHint}</p>
          </div>
        )}
        {found?.is_near && <p className="find-near muted">{SAY.near(q)}</p>}
        <div className="find-results" hidden={lines.length === 0} aria-busy={isFetching}>
          <FoundList
            id={listId}
            label={SAY.title}
            groups={groups}
            typed={q}
            chosen={line?.key ?? null}
            onPoint={choose}
            onOpen={open}
          />
          {line && <FoundPreview line={line} />}
        </div>
        <p className="find-foot muted">
          <span className="find-keys">{SAY.keys}</span> <span>{SAY.log}</span>
        </p>
      </div>
    </Dialog>
  )
}
