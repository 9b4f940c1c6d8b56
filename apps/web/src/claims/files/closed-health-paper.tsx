import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { ShieldPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { fileSize } from './file-size.ts'

const OpenHealthDialog = lazy(() =>
  import('./open-health-dialog.tsx').then((file) => ({ default: file.OpenHealthDialog })),
)

/**
 * A health document as the team sees it: name, type and size, but no content. People with the capability can open it,
 * with a reason.
 */
export function ClosedHealthPaper({ claimId, file }: { claimId: string; file: ClaimFile }) {
  const { user } = useSession()
  const [isAsking, ask] = useState(false)
  const isWithdrawn = file.health?.consent === 'withdrawn'
  const mayOpen = !isWithdrawn && user?.capabilities?.includes('medical') === true
  const text = (
    <>
      <Icon of={ShieldPlus} />
      <span className="attachment-text">
        <b>{file.file_name}</b>
        <span className="num">
          {`${file.type.toUpperCase()}, ${fileSize(file.bytes)}. ${stateText(isWithdrawn, mayOpen)}`}
        </span>
      </span>
    </>
  )
  if (!mayOpen) return <span className="attachment attachment-closed">{text}</span>
  return (
    <>
      <button
        type="button"
        className="attachment attachment-closed"
        aria-label={DISCUSSION.healthOpen}
        onClick={() => ask(true)}
      >
        {text}
      </button>
      <Suspense>
        {isAsking && <OpenHealthDialog claimId={claimId} file={file} onClose={() => ask(false)} />}
      </Suspense>
    </>
  )
}

function stateText(isWithdrawn: boolean, mayOpen: boolean): string {
  if (isWithdrawn) return DISCUSSION.healthWithdrawn
  return mayOpen ? DISCUSSION.healthOpenWithReason : DISCUSSION.healthClosed
}
