import { insurer } from '@sillage/domain/documents/insurer.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { FolderOpen, Phone } from 'lucide-react'
import { Suspense } from 'react'
import { shortId } from '../../contracts/contract-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { ClaimPapers } from './claim-papers.tsx'
import { ClaimParticipants } from './claim-participants.tsx'
import { ContractHistoryButton } from './lazy-team-parts.ts'

interface ClaimSideProps {
  readonly claim: ClaimDetail
  /** Puts a text into the message being written. */
  readonly onInsert: (text: string) => void
}

/** Beside the discussion: documents, participants, contacts; for staff, also how the contract got here. */
export function ClaimSide({ claim, onInsert }: ClaimSideProps) {
  return (
    <aside className="claim-side">
      {claim.standing !== 'third' && <ClaimPapers claim={claim} />}
      <ClaimParticipants claim={claim} />
      {claim.standing === 'staff' ? (
        <div className="stack">
          <Suspense>
            <ContractHistoryButton contractId={claim.contract_id} />
          </Suspense>
          <RouteButton
            to={paths.personContracts(claim.owner.userId)}
            variant="quiet"
            size="s"
            wide
            icon={FolderOpen}
          >
            {SAY.ownerContracts}
          </RouteButton>
        </div>
      ) : (
        <Banner tone="flat" icon={Phone}>
          {SAY.call(insurer.assistancePhone)} {SAY.callNumber(shortId(claim.claim_id))}
        </Banner>
      )}
      {claim.standing === 'owner' && claim.claimStatus !== 'closed' && claim.outcome === null && (
        <Disclosure summary={SAY.withdraw}>
          <div className="stack">
            <p className="small">{SAY.withdrawText}</p>
            <Button variant="secondary" size="s" onClick={() => onInsert(SAY.withdrawMessage)}>
              {SAY.withdrawWrite}
            </Button>
          </div>
        </Disclosure>
      )}
    </aside>
  )
}
