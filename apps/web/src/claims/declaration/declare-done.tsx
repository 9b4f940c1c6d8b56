import { paths } from '@sillage/wire/addresses.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortId } from '../../contracts/contract-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { ClaimPapers } from '../detail/claim-papers.tsx'
import { DocumentChecklist } from '../detail/document-checklist.tsx'
import { useClaim } from '../detail/use-claim.ts'
import { SendPhotos } from '../files/send-photos.tsx'
import { StatementCard } from '../statement/statement-card.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import '../detail/claim.css'

const STEPS = 4

interface DeclareDoneProps {
  readonly id: string
  readonly intro: string
  /** When it left, and with what. */
  readonly note?: string
  /** How the other driver gets a copy of the accident statement sent with it. */
  readonly copy?: ReactNode
}

/** Confirmation of a new claim: its number, the acknowledgement, and the documents, which can wait. */
export function DeclareDone({ id, intro, note, copy }: DeclareDoneProps) {
  const { data } = useClaim(id)
  const top = useFocusOnArrival()
  return (
    <>
      <PageHead title={SAY.page} intro={intro} />
      <Progress step={STEPS} steps={STEPS} text={SAY.step(STEPS, STEPS)} />
      <div ref={top} tabIndex={-1} className="declare-step">
        <Banner tone="good" live lead={`${SAY.doneTitle}.`}>
          {SAY.doneText(shortId(id))} {SAY.doneDocuments}
        </Banner>
        {note && (
          <p role="status" className="small muted">
            {note}
          </p>
        )}
        {data ? (
          <>
            {copy}
            {data.statement && <StatementCard claim={data} stage={data.statement} />}
            <SendPhotos claim={data} />
            <DocumentChecklist claim={data} />
            <ClaimPapers claim={data} />
          </>
        ) : (
          <Loading label={SAY.loading} />
        )}
      </div>
      <div className="declare-foot">
        <RouteButton to={paths.claimOf(id)} iconEnd={ArrowRight}>
          {SAY.open}
        </RouteButton>
      </div>
    </>
  )
}
