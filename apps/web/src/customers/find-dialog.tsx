import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { FIND as SAY } from './customers.messages.ts'
import { type FoundLine, groupsOf } from './found-lines.ts'
import { FoundList } from './found-list.tsx'
import { FoundPreview } from './found-preview.tsx'
import { useFind } from './use-find.ts'
import './find-dialog.css'

const LONGEST = 100

/** Ctrl K: a person, a company, a plate, a contract, a claim or a complaint; arrows choose, Enter opens. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const listId = useId()
  const { found, error, refetch, isFetching, q } = useFind(typed)
  const groups = found ? groupsOf(found) : []
  const lines = groups.flatMap((group) => group.lines)
  const line = lines.find(({ key }) => key === chosen) ?? lines[0]
  const open = ({ href }: FoundLine) => {
    onClose()
    navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !line) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (lines.indexOf(line) + step + lines.length) % lines.length
      choose(lines[next]?.key ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) globalThis.open(line.href, '_blank', 'noreferrer')
      else open(line)
    }
  }
  return (
    <Dialog open onClose={onClose} title={SAY.title} size="l">
      <div className="find">
        <TextInput
          data-autofocus
          icon={Search}
          role="combobox"
          aria-label={SAY.label}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-activedescendant={line ? `${listId}-${line.key}` : undefined}
          aria-autocomplete="list"
          placeholder={SAY.label}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            choose(null)
          }}
          onKeyDown={onKeyDown}
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
