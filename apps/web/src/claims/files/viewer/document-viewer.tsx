import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { saveFile } from '../../../shell/api/save-file.ts'
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx'
import { Loading } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/nav/button.tsx'
import { IconButton } from '../../../ui/nav/icon-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { messagesApi } from '../../claims-api.ts'
import { claimQuery } from '../../detail/use-claim.ts'
import { DISCUSSION } from '../../discussion/discussion.messages.ts'
import { ClosedHealthPaper } from '../closed-health-paper.tsx'
import { claimFilesQuery } from '../use-claim-files.ts'
import { DocumentContent } from './document-content.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { VIEWER as SAY } from './viewer.messages.ts'
import './viewer.css'

const DocumentFiling = lazy(() =>
  import('./document-filing.tsx').then((file) => ({ default: file.DocumentFiling })),
)

interface ViewerProps {
  readonly claimId: string
  /** The document to show first. */
  readonly fileId: string
  readonly onClose: () => void
}

/** The documents of a claim, one at a time, as large as the window allows; the team can act on each. */
export function DocumentViewer({ claimId, fileId, onClose }: ViewerProps) {
  const { data: files = [] } = useQuery(claimFilesQuery(claimId))
  const { data: claim } = useQuery({ ...claimQuery(claimId), enabled: false })
  const [current, setCurrent] = useState(fileId)
  const place = files.findIndex((one) => one.file_id === current)
  const file = files[place]
  const step = (by: 1 | -1) => {
    const other = files[place + by]
    if (other) setCurrent(other.file_id)
  }
  useArrows(step)
  const isTeam = claim?.standing === 'staff'
  const isClosed = file?.health?.is_readable === false
  const content = useContent({ claimId, file: isClosed ? undefined : file })
  return (
    <Dialog
      size="xl"
      title={file?.shown_name ?? SAY.loading}
      onClose={onClose}
      footer={
        <>
          <div className="viewer-steps">
            <IconButton
              icon={ChevronLeft}
              variant="secondary"
              aria-label={SAY.previous}
              title={SAY.keys}
              aria-disabled={place <= 0}
              onClick={() => step(-1)}
            />
            <span className="num" role="status">
              {SAY.place(place + 1, files.length)}
            </span>
            <IconButton
              icon={ChevronRight}
              variant="secondary"
              aria-label={SAY.next}
              title={SAY.keys}
              aria-disabled={place === files.length - 1}
              onClick={() => step(1)}
            />
          </div>
          <Button variant="secondary" onClick={onClose}>
            {DISCUSSION.close}
          </Button>
          {file && content.data && <SaveButton file={file} bytes={content.data} isMain={!isTeam} />}
        </>
      }
    >
      <div className="viewer" data-team={isTeam}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
        <div className="viewer-content" role="group" aria-label={SAY.content} tabIndex={0}>
          {file && isClosed && (
            <>
              <p className="muted">{SAY.health}</p>
              <ClosedHealthPaper claimId={claimId} file={file} />
            </>
          )}
          {file && content.error && (
            <LoadFailure
              lead={DISCUSSION.downloadFailed(file.shown_name)}
              isRetrying={content.isFetching}
              onRetry={() => void content.refetch()}
            />
          )}
          {file && content.data && (
            <DocumentContent
              key={file.file_id}
              bytes={content.data}
              type={file.type}
              name={file.shown_name}
            />
          )}
          {!isClosed && !content.data && !content.error && <Loading label={SAY.loading} />}
        </div>
        {file && (
          <div className="viewer-side">
            <DocumentFacts file={file} />
            <Suspense>
              {claim && isTeam && <DocumentFiling key={file.file_id} claim={claim} file={file} />}
            </Suspense>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function useContent({ claimId, file }: { claimId: string; file: ClaimDocument | undefined }) {
  const fileId = file?.file_id ?? ''
  return useQuery({
    queryKey: ['document', claimId, fileId],
    queryFn: ({ signal }) => messagesApi.download({ params: { id: claimId, fileId }, signal }),
    enabled: file !== undefined,
    // cached while the viewer is open, since people go back and forth
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

interface SaveProps {
  readonly file: ClaimDocument
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Whether it is the filled button: to the team, accepting the document is. */
  readonly isMain: boolean
}

function SaveButton({ file, bytes, isMain }: SaveProps) {
  const type = 'application/octet-stream'
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={Download}
      onClick={() => saveFile(bytes, { name: file.shown_name, type })}
    >
      {DISCUSSION.save}
    </Button>
  )
}

/** Left and right arrow keys, unless the focus uses them (text, choices). */
function useArrows(step: (by: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, pre')
    if (isTyping) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  // in a layout effect, so that a key pressed as soon as the viewer shows is not lost
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
