import { formatDay, parseDay } from '@sillage/domain/values/day.ts'
import type { Claim } from '@sillage/wire/claims.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { MESSAGES } from './claims.messages.ts'
import { useClaims } from './use-claims.ts'
import './claims.css'

export function ClaimsPage() {
  usePageTitle(MESSAGES.page)
  const { data, error, isFetching, refetch } = useClaims()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page claims">
        <PageHead title={MESSAGES.page} />
        {error && (
          <Banner
            tone="bad"
            live
            lead={MESSAGES.failed}
            action={
              <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
                {MESSAGES.retry}
              </Button>
            }
          />
        )}
        {!data && !error && <Loading label={MESSAGES.loading} />}
        {data && (data.length > 0 ? <ClaimList claims={data} /> : <NoClaim />)}
      </div>
    </main>
  )
}

function NoClaim() {
  return (
    <EmptyState
      title={MESSAGES.empty}
      action={<RouteButton to={paths.contracts}>{MESSAGES.contracts}</RouteButton>}
    >
      {MESSAGES.emptyText}
    </EmptyState>
  )
}

function ClaimList({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="stack">
      {claims.map((claim) => (
        <Card
          key={claim.claim_id}
          as="li"
          title={claim.nature}
          aside={<ClaimStatus claim={claim} />}
        >
          <p className="small muted num">
            {MESSAGES.number(claim.claim_id.slice(0, 8))}
            {', '}
            {MESSAGES.incident(dayOf(claim.dateIncident))}
          </p>
          <p className="claims-description">{claim.description}</p>
        </Card>
      ))}
    </ul>
  )
}

const TONES = {
  pending: 'pending',
  in_progress: 'progress',
  under_review: 'progress',
  closed: 'closed',
} as const satisfies Record<Claim['claimStatus'], BadgeTone>

function ClaimStatus({ claim: { claimStatus } }: { claim: Claim }) {
  return <Badge tone={TONES[claimStatus]}>{MESSAGES.status[claimStatus]}</Badge>
}

function dayOf(text: string): string {
  const day = parseDay(text)
  return day ? formatDay(day) : text
}
