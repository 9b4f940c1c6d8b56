import { paths } from '@sillage/wire/addresses.ts'
import type { Ground } from '@sillage/wire/claims/declaration.ts'
import { ArrowRight } from 'lucide-react'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

interface DeclaredDraftProps {
  readonly claim: Ground['declared'][number]
  readonly onOther: () => void
}

/** Shown instead of a draft that has become a claim: its number and the way to it. */
export function DeclaredDraft({ claim, onOther }: DeclaredDraftProps) {
  const top = useFocusOnArrival()
  return (
    <>
      <div ref={top} tabIndex={-1} className="declare-step">
        <Banner tone="info" live lead={SAY.sentLead(shortId(claim.claim_id))}>
          {SAY.sentText(dayText(claim.declared))}
        </Banner>
      </div>
      <div className="declare-foot">
        <Button variant="secondary" onClick={onOther}>
          {SAY.declareOther}
        </Button>
        <RouteButton to={paths.claimOf(claim.claim_id)} iconEnd={ArrowRight}>
          {SAY.open}
        </RouteButton>
      </div>
    </>
  )
}
