import { SHOWN_STATUSES, shownStatus } from '@sillage/domain/claims/status.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Draft } from '@sillage/wire/claims/declaration.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { shortId } from '../../contracts/contract-title.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { dayText } from '../../shell/moment.ts'
import { useUnread } from '../../shell/notifications/unread.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { MESSAGES } from '../claims.messages.ts'
import { keptClaimTexts } from '../kept/kept-claim-texts.ts'
import type { KeptClaimFound } from '../kept/read-kept-claims.ts'
import { useKeptClaims } from '../kept/use-kept-claims.ts'
import { ClaimCard, type OwnClaim } from './claim-card.tsx'
import { useClaims, useDrafts } from './use-claims.ts'
import './claims.css'

const FILTERS = [MESSAGES.all, ...SHOWN_STATUSES] as const
type Filter = (typeof FILTERS)[number]

export function ClaimsPage() {
  usePageTitle(MESSAGES.page)
  const { data, error, isFetching, refetch } = useClaims()
  const drafts = useDrafts()
  const kept = useKeptClaims()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page claims">
        <PageHead
          title={MESSAGES.page}
          actions={
            // the empty list has a button of its own
            data?.length !== 0 && (
              <RouteButton to={paths.createClaim} variant="secondary" icon={Plus}>
                {MESSAGES.declare}
              </RouteButton>
            )
          }
        />
        {kept.map((claim) => (
          <KeptBanner key={claim.id} claim={claim} />
        ))}
        {drafts.data?.map((draft) => (
          <DraftBanner key={draft.contract_id} draft={draft} />
        ))}
        {error && (
          <LoadFailure
            lead={MESSAGES.failed}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Loading label={MESSAGES.loading} />}
        {data && (data.length > 0 ? <ClaimList claims={data} /> : <NoClaim />)}
      </div>
    </main>
  )
}

function KeptBanner({ claim }: { claim: KeptClaimFound }) {
  const { id, title, detail, action } = keptClaimTexts(claim)
  return (
    <Banner
      tone="warn"
      lead={`${title}.`}
      action={
        <RouteButton
          to={paths.createClaimKept(id)}
          variant="secondary"
          size="s"
          aria-label={`${action}. ${title}`}
        >
          {action}
        </RouteButton>
      }
    >
      {detail}
    </Banner>
  )
}

function DraftBanner({ draft }: { draft: Draft }) {
  return (
    <Banner
      tone="info"
      lead={MESSAGES.draftLead}
      action={
        <RouteButton to={paths.createClaimOn(draft.contract_id)} variant="secondary" size="s">
          {MESSAGES.resume}
        </RouteButton>
      }
    >
      {MESSAGES.draftOn(draft.form.nature ?? '', shortId(draft.contract_id))}.{' '}
      {MESSAGES.draft(dayText(draft.kept_until))}
    </Banner>
  )
}

function NoClaim() {
  return (
    <EmptyState
      title={MESSAGES.empty}
      action={<RouteButton to={paths.createClaim}>{MESSAGES.declare}</RouteButton>}
    >
      {MESSAGES.emptyText}
    </EmptyState>
  )
}

const PARAMETER = 'statut'
/** Number of cards shown before asking for more. */
const AT_ONCE = 25

/** The filter in the URL; « Tous » when it is unknown. */
function useFilter() {
  const params = new URLSearchParams(useSearch())
  const filter = FILTERS.find((one) => one === params.get(PARAMETER)) ?? MESSAGES.all
  const set = (next: Filter) => {
    if (next === MESSAGES.all) params.delete(PARAMETER)
    else params.set(PARAMETER, next)
    navigate(params.size > 0 ? `${paths.claims}?${params}` : paths.claims, { replace: true })
  }
  return [filter, set] as const
}

function ClaimList({ claims }: { claims: readonly OwnClaim[] }) {
  const [filter, setFilter] = useFilter()
  const [most, setMost] = useState(AT_ONCE)
  const unread = useUnread()
  const within = (one: Filter) =>
    claims.filter((claim) => one === MESSAGES.all || shownStatus(claim.claimStatus) === one)
  const shown = within(filter)
  return (
    <>
      <FilterChips
        legend={MESSAGES.filter}
        value={filter}
        onChange={setFilter}
        options={FILTERS.map((one) => ({ value: one, label: one, count: within(one).length }))}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={MESSAGES.noMatch}
          action={
            <Button variant="secondary" onClick={() => setFilter(MESSAGES.all)}>
              {MESSAGES.reset}
            </Button>
          }
        />
      ) : (
        <ul className="stack">
          {shown.slice(0, most).map((claim) => (
            <ClaimCard key={claim.claim_id} claim={claim} unread={unread.of(claim.claim_id)} />
          ))}
        </ul>
      )}
      {shown.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + AT_ONCE)}>
          {MESSAGES.showMore(Math.min(AT_ONCE, shown.length - most))}
        </Button>
      )}
    </>
  )
}
