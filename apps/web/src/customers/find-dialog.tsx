import { useState } from 'react'
import { useLocation } from 'wouter'
import { FindFrame } from '../shell/find/find-frame.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { FIND as SAY } from './customers.messages.ts'
import { groupsOf, ICONS, wordsOf } from './found-lines.ts'
import { FoundPreview } from './found-preview.tsx'
import { useFind } from './use-find.ts'

/** The team's Ctrl K search: people, companies, plates, contracts, claims and complaints. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('')
  const [, navigate] = useLocation()
  const { found, error, refetch, isFetching, q } = useFind(typed)
  const groups = (found ? groupsOf(found) : []).map(({ name, lines }) => ({
    title: SAY.groups[name],
    icon: ICONS[name],
    lines: lines.map((line) => ({ ...line, ...wordsOf(line) })),
  }))
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <FindFrame
      say={SAY}
      typed={typed}
      onType={type}
      groups={groups}
      marked={q}
      count={found && !isFetching ? SAY.results(count) : ''}
      isBusy={isFetching}
      onOpen={({ href }) => navigate(href)}
      onClose={onClose}
      preview={FoundPreview}
      foot={<span>{SAY.log}</span>}
    >
      {error && (
        <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailure>
      )}
      {!found && !error && <p className="find-hint muted">{SAY.hint}</p>}
      {found && count === 0 && (
        <div className="find-hint">
          <p className="strong">{SAY.none(q)}</p>
          <p className="muted">{SAY.noneHint}</p>
        </div>
      )}
      {found?.is_near && <p className="find-near muted">{SAY.near(q)}</p>}
    </FindFrame>
  )
}
