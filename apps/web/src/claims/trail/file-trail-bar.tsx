import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { backOf, hasPage, keepTrail, noteOpened, placeIn, readTrail } from './file-trail.ts'
import { KeysHelp } from './keys-help.tsx'
import { TRAIL } from './trail.messages.ts'
import { useSingleKeys } from './use-single-keys.ts'

interface FileTrailBarProps {
  readonly claimId: string
  /** Focuses the field to reply. */
  readonly onAnswer: () => void
  /** Null when this person may not decide. */
  readonly onDecide: (() => void) | null
}

/** Previous and next claim of the list being worked through, by button and keyboard shortcut. */
export function FileTrailBar({ claimId, onAnswer, onDecide }: FileTrailBarProps) {
  const [, navigate] = useLocation()
  const [trail] = useState(readTrail)
  const [isEnd, setEnd] = useState(false)
  const place = trail && placeIn(trail, claimId)
  useEffect(() => noteOpened(claimId), [claimId])
  // replaces the history entry, so that the browser's back button leads to the list
  const go = (id: string | null | undefined) => {
    if (id) navigate(paths.claimOf(id), { replace: true })
  }
  const turn = useMutation({
    mutationFn: async (step: 1 | -1) => {
      if (!trail || !hasPage(trail, step)) return null
      const { turnPage, readDeskPage } = await import('./trail-pages.ts')
      return turnPage(trail, { step, readPage: readDeskPage })
    },
    onSuccess: (turned, step) => {
      setEnd(turned === null && step === 1)
      if (!turned) return
      keepTrail(turned.trail)
      go(turned.id)
    },
  })
  const move = (step: 1 | -1) => {
    if (!place || turn.isPending) return
    const id = step === 1 ? place.next : place.previous
    if (id) go(id)
    else turn.mutate(step)
  }
  const hasMore = (step: 1 | -1) => trail !== null && hasPage(trail, step)
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    u: () => navigate(backOf(trail)),
    r: onAnswer,
    ...(onDecide ? { d: onDecide } : {}),
  })
  if (!place) return <KeysHelp look="icon" />
  return (
    <nav className="file-trail" aria-label={TRAIL.label}>
      <IconButton
        icon={ChevronLeft}
        size="s"
        aria-label={TRAIL.previous}
        aria-keyshortcuts="k"
        title={TRAIL.previousKey}
        disabled={!place.previous && !hasMore(-1)}
        onClick={() => move(-1)}
      />
      <span className="small num nowrap">{TRAIL.place(place.place, place.count)}</span>
      <IconButton
        icon={ChevronRight}
        size="s"
        aria-label={TRAIL.next}
        aria-keyshortcuts="j"
        title={TRAIL.nextKey}
        disabled={(!place.next && !hasMore(1)) || isEnd}
        onClick={() => move(1)}
      />
      <span className="small muted" role="status">
        {isEnd && TRAIL.end}
      </span>
      <KeysHelp look="icon" />
    </nav>
  )
}
