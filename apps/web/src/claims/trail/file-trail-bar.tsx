import { paths } from '@sillage/wire/addresses.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { noteOpened, placeIn, readTrail } from './file-trail.ts'
import { TRAIL } from './trail.messages.ts'
import { useSingleKeys } from './use-single-keys.ts'

interface FileTrailBarProps {
  readonly claimId: string
  /** Puts the cursor where one answers. */
  readonly onAnswer: () => void
  /** Null while the decision is not for this person to give. */
  readonly onDecide: (() => void) | null
}

/** For whoever works through a list of files: the previous and the next of it, by button and by key. */
export function FileTrailBar({ claimId, onAnswer, onDecide }: FileTrailBarProps) {
  const [, navigate] = useLocation()
  const [trail] = useState(readTrail)
  const place = trail && placeIn(trail, claimId)
  useEffect(() => noteOpened(claimId), [claimId])
  // in place of the one before: the way back of the browser leads to the list too
  const go = (id: string | null | undefined) => {
    if (id) navigate(paths.claimOf(id), { replace: true })
  }
  useSingleKeys({
    j: () => go(place?.next),
    k: () => go(place?.previous),
    u: () => navigate(backOf(trail)),
    r: onAnswer,
    ...(onDecide ? { d: onDecide } : {}),
  })
  if (!place) return null
  return (
    <nav className="file-trail" aria-label={TRAIL.label}>
      <IconButton
        icon={ChevronLeft}
        size="s"
        aria-label={TRAIL.previous}
        aria-keyshortcuts="k"
        title={TRAIL.previousKey}
        disabled={!place.previous}
        onClick={() => go(place.previous)}
      />
      <span className="small num">{TRAIL.place(place.place, place.count)}</span>
      <IconButton
        icon={ChevronRight}
        size="s"
        aria-label={TRAIL.next}
        aria-keyshortcuts="j"
        title={TRAIL.nextKey}
        disabled={!place.next}
        onClick={() => go(place.next)}
      />
    </nav>
  )
}

/** The list from which files are worked through, with its filters and its page; the desk without one. */
export function backOf(trail = readTrail()): string {
  return trail?.back ?? paths.claimsDesk
}
