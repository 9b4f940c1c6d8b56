import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatMoment } from '../../shell/moment.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { REOPENING as SAY } from './reopening.messages.ts'
import './reopening.css'

const ReopenClaimDialog = lazy(() =>
  import('./reopen-claim-dialog.tsx').then((file) => ({ default: file.ReopenClaimDialog })),
)

export function ReopenClaim({ claim }: { claim: ClaimDetail }) {
  const [isOpen, setOpen] = useState(false)
  const reopening = claim.desk?.reopening
  const refused = reopening?.given_back
  return (
    <div className="claim-reopen">
      {refused && (
        <Banner tone="warn" lead={SAY.refused(refused.by, formatMoment(refused.at))}>
          {refused.reason}
        </Banner>
      )}
      <Button variant="secondary" size="s" icon={RotateCcw} onClick={() => setOpen(true)}>
        {reopening?.needs_second ? SAY.ask : SAY.reopen}
      </Button>
      <Suspense>
        {isOpen && <ReopenClaimDialog claim={claim} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
