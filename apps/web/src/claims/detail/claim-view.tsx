import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { useOneRegion } from '../../ui/fold/use-narrow.ts'
import { BackLink } from '../../ui/nav/back-link.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { Tabs } from '../../ui/nav/tabs.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { ClaimStatusBadge } from '../claim-status.tsx'
import { ClaimStatusSelect } from '../claim-status-select.tsx'
import { ClaimDeclaration } from '../declaration/claim-declaration.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { Discussion } from '../discussion/discussion.tsx'
import { SendPhotos } from '../files/send-photos.tsx'
import { useClaimFiles } from '../files/use-claim-files.ts'
import { ClaimOutcome } from '../outcome/claim-outcome.tsx'
import { ReopenClaim } from '../reopening/reopen-claim.tsx'
import { StatementCard } from '../statement/statement-card.tsx'
import { backOf } from '../trail/file-trail.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { ClaimFault } from './claim-fault.tsx'
import { ClaimProgress } from './claim-progress.tsx'
import { ClaimSide } from './claim-side.tsx'
import { DocumentChecklist } from './document-checklist.tsx'
import { ClaimClocks, FileTrailBar, PolicyCard, StaffPanel } from './lazy-team-parts.ts'

const DocumentsTab = lazyPart(
  () => import('./documents-tab.tsx'),
  (file) => file.DocumentsTab,
)
const ThirdNote = lazy(() =>
  import('../third/third-note.tsx').then((file) => ({ default: file.ThirdNote })),
)
const WaitingReopening = lazy(() =>
  import('../reopening/waiting-reopening.tsx').then((file) => ({ default: file.WaitingReopening })),
)

/** The page of a claim: for the team the discussion first; for everyone else its progress, then the discussion. */
export function ClaimView({ claim }: { claim: ClaimDetail }) {
  usePageTitle(`${claim.nature}, ${SAY.number(shortId(claim.claim_id))}`)
  const [tab, setTab] = useState<'discussion' | 'documents'>('discussion')
  const files = useClaimFiles(claim.claim_id)
  const { user } = useSession()
  const isOfTeam = user !== null && isStaff(user.role)
  const isDesk = claim.standing === 'staff'
  const isThird = claim.standing === 'third'
  const [insertion, setInsertion] = useState<{ readonly text: string }>()
  const [, navigate] = useLocation()
  const insert = (text: string) => {
    setTab('discussion')
    setInsertion({ text })
  }
  const isOneRegion = useOneRegion()
  const waiting = claim.desk?.reopening.waiting
  const second = waiting && <WaitingReopening claim={claim} waiting={waiting} />
  const talk = (
    <Tabs
      label={SAY.tabs}
      current={tab}
      onChange={setTab}
      tabs={[
        { id: 'discussion', label: SAY.discussion },
        {
          id: 'documents',
          label: SAY.documents,
          count: files.data?.length,
          ahead: loadAhead(DocumentsTab),
        },
      ]}
    >
      {tab === 'discussion' ? (
        <Discussion
          claimId={claim.claim_id}
          canWriteNotes={isDesk}
          canKeepTurn={claim.may.decide}
          insertion={insertion}
        />
      ) : (
        <Suspense fallback={<Loading label={DISCUSSION.loading} />}>
          <DocumentsTab claimId={claim.claim_id} isTeam={isDesk} />
        </Suspense>
      )}
    </Tabs>
  )
  return (
    <>
      <PageHead
        back={<ClaimBack />}
        actions={
          isDesk && (
            <Suspense>
              <FileTrailBar
                claimId={claim.claim_id}
                onAnswer={() => insert('')}
                onDecide={
                  claim.may.decide ? () => navigate(paths.claimDecisionOf(claim.claim_id)) : null
                }
              />
            </Suspense>
          )
        }
        title={claim.nature}
        badge={
          mayChoose(claim) ? (
            <ClaimStatusSelect claim={claim} />
          ) : (
            <ClaimStatusBadge status={claim.claimStatus} size="l" />
          )
        }
        intro={
          <span className="claim-meta num">
            <span>{SAY.number(shortId(claim.claim_id))}</span>
            <span>{SAY.incident(dayText(claim.dateIncident))}</span>
            {!isThird && (
              <span>
                {withWholeWords(SAY.contract(claim.contract_name, shortId(claim.contract_id)))}
              </span>
            )}
            {isDesk && <span>{SAY.owner(claim.owner.name)}</span>}
          </span>
        }
      />
      {isDesk ? (
        <div className="claim-work">
          {isOneRegion && <Suspense>{second}</Suspense>}
          <section className="claim-talk">{talk}</section>
          <section
            className="claim-panel"
            aria-label={SAY.panel}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by the keyboard
            tabIndex={0}
          >
            {claim.withdrawal && <Banner tone="warn">{claim.withdrawal}</Banner>}
            <Suspense>
              {!isOneRegion && second}
              <StaffPanel claim={claim} onInsert={insert} />
              {claim.desk && <ClaimClocks claim={claim} desk={claim.desk} />}
            </Suspense>
            <Facts claim={claim} />
            <Suspense>
              <PolicyCard claim={claim} />
            </Suspense>
            <ClaimProgress claim={claim} />
            <ClaimSide claim={claim} onInsert={insert} />
          </section>
        </div>
      ) : (
        <div className="claim-columns">
          <div className="claim-now">
            {isOfTeam && <Banner tone="flat">{CLAIM_MESSAGES.ownClaim}</Banner>}
            {claim.withdrawal && <Banner tone="warn">{claim.withdrawal}</Banner>}
            <Suspense>
              {claim.may.provideDocument && <SendPhotos claim={claim} />}
              {isThird ? <ThirdNote claim={claim} /> : <ClaimProgress claim={claim} />}
            </Suspense>
          </div>
          <section className="claim-main">
            {!isThird && <Facts claim={claim} />}
            {talk}
          </section>
          <ClaimSide claim={claim} onInsert={insert} />
        </div>
      )}
    </>
  )
}

/** Whether the status may be set directly: not when it would bypass a decision or a second person's approval. */
function mayChoose({ may, outcome, desk }: ClaimDetail): boolean {
  return (
    may.setStatus && !outcome?.stands && !desk?.signature_waits && !desk?.reopening.needs_second
  )
}

/** What was declared, decided, and is still missing. */
function Facts({ claim }: { claim: ClaimDetail }) {
  return (
    <>
      <ClaimDeclaration claim={claim} />
      {claim.outcome ? (
        <ClaimOutcome claim={claim} outcome={claim.outcome} />
      ) : (
        claim.may.reopen && <ReopenClaim claim={claim} />
      )}
      {claim.fault && claim.standing === 'owner' && <ClaimFault fault={claim.fault} />}
      {claim.statement && claim.standing === 'owner' && (
        <StatementCard claim={claim} stage={claim.statement} />
      )}
      <DocumentChecklist claim={claim} />
    </>
  )
}

function ClaimBack() {
  const { user } = useSession()
  const isDesk = user !== null && isStaff(user.role)
  const to = isDesk ? backOf() : paths.claims
  return (
    <Link href={to} asChild>
      <BackLink href={to}>
        {to === paths.myDay ? SAY.backToDay : isDesk ? SAY.backToDesk : SAY.back}
      </BackLink>
    </Link>
  )
}
