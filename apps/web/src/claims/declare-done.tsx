import { ArrowRight } from 'lucide-react'
import { shortId } from '../contracts/contract-title.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { Banner } from '../ui/banner.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Progress } from '../ui/progress.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { claimAddress } from './claim-address.ts'
import { ClaimPapers } from './claim-papers.tsx'
import { DECLARE as SAY } from './claims.messages.ts'
import { DocumentChecklist } from './document-checklist.tsx'
import { SendPhotos } from './send-photos.tsx'
import { useClaim } from './use-claim.ts'
import './claim.css'

const STEPS = 4

/** The claim exists: its number, its acknowledgement, and now the documents, which may wait. */
export function DeclareDone({ id, intro }: { id: string; intro: string }) {
  const { data } = useClaim(id)
  return (
    <>
      <PageHead title={SAY.page} intro={intro} />
      <Progress step={STEPS} steps={STEPS} text={SAY.step(STEPS, STEPS)} />
      <div className="declare-step">
        <Banner tone="good" live lead={`${SAY.doneTitle}.`}>
          {SAY.doneText(shortId(id))} {SAY.doneDocuments}
        </Banner>
        {data ? (
          <>
            <SendPhotos claim={data} />
            <DocumentChecklist claim={data} />
            <ClaimPapers claim={data} />
          </>
        ) : (
          <Loading label={SAY.loading} />
        )}
      </div>
      <div className="declare-foot">
        <RouteButton to={claimAddress(id)} iconEnd={ArrowRight}>
          {SAY.open}
        </RouteButton>
      </div>
    </>
  )
}
