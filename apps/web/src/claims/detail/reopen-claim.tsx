import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'

const ReopenClaimDialog = lazy(() =>
  import('./reopen-claim-dialog.tsx').then((file) => ({ default: file.ReopenClaimDialog })),
)

export function ReopenClaim({ claim }: { claim: ClaimDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="claim-reopen">
      <Button variant="secondary" size="s" icon={RotateCcw} onClick={() => setOpen(true)}>
        {SAY.reopen}
      </Button>
      <Suspense>
        {isOpen && <ReopenClaimDialog claim={claim} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
