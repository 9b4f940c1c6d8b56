import { dayInParis, formatDay, isBefore } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Ground } from '@sillage/wire/claims/declaration.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { lazy, Suspense } from 'react'
import { Link, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { coverUntil, isInForce, periodOf } from '../../contracts/contract-period.ts'
import { contractLabel, contractName, shortId } from '../../contracts/contract-title.ts'
import { useContracts } from '../../contracts/list/use-contracts.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { BackLink } from '../../ui/nav/back-link.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { DeclareClaim } from './declare-claim.tsx'
import { type KeptSource, useDraft, useGround } from './use-declaration.ts'
import './declare.css'

const KeptDeclaration = lazy(() =>
  import('../kept/kept-declaration.tsx').then((file) => ({ default: file.KeptDeclaration })),
)

/** /creationSinistre: declares on the contract of the URL, of the navigation state, or one chosen here. */
export function DeclareClaimPage() {
  usePageTitle(SAY.page)
  const search = useSearch()
  const wanted = contractIdOf(search, useHistoryState<unknown>())
  const params = new URLSearchParams(search)
  const keptId = params.get('garde')
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page declare">
        {keptId !== null && (
          <Suspense fallback={<Loading label={SAY.loading} />}>
            <KeptDeclaration
              key={keptId}
              id={keptId}
              contractId={params.get('contrat')}
              Declare={OnContract}
              Choose={ChooseContract}
            />
          </Suspense>
        )}
        {keptId === null && (wanted === null ? <ChooseContract /> : <OnContract id={wanted} />)}
      </div>
    </main>
  )
}

/** One's own contract, or any contract for staff: the server returns its type and what it covers. */
function OnContract({ id, kept }: { id: string; kept?: KeptSource }) {
  const { data, error, isFetching, refetch } = useGround(id)
  if (data)
    return kept ? (
      <DeclareKept key={id} ground={data} kept={kept} />
    ) : (
      <DeclareOn key={id} ground={data} />
    )
  if (error instanceof ApiError && error.status === 404)
    return <ChooseContract isUnknown {...(kept && { keptId: kept.claim.id })} />
  if (error) return <Failed isBusy={isFetching} onRetry={() => void refetch()} />
  return <Loading label={SAY.loading} />
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      <PageHead title={SAY.page} />
      <LoadFailure lead={SAY.contractFailed} isRetrying={isBusy} onRetry={onRetry} />
    </>
  )
}

function DeclareOn({ ground }: { ground: Ground }) {
  const draft = useDraft(ground.contract_id)
  if (draft.isPending) return <Loading label={SAY.loading} />
  return <DeclareClaim {...headOf(ground)} draft={draft.data ?? null} />
}

function DeclareKept({ ground, kept }: { ground: Ground; kept: KeptSource }) {
  return <DeclareClaim {...headOf(ground)} draft={null} kept={kept} />
}

function headOf(ground: Ground) {
  const to = ground.owner === null ? paths.contracts : paths.claimsDesk
  const back = (
    <Link href={to} asChild>
      <BackLink href={to}>{ground.owner === null ? SAY.back : SAY.backToDesk}</BackLink>
    </Link>
  )
  const name = contractLabel({ ...ground, contract_type: { type: ground.contract_type } })
  const intro = ground.owner === null ? name : SAY.forOwner(name, ground.owner)
  return { ground, back, intro }
}

interface ChooseContractProps {
  readonly isUnknown?: boolean
  /** Id of the declaration on this device to continue with the chosen contract. */
  readonly keptId?: string
}

function ChooseContract({ isUnknown, keptId }: ChooseContractProps) {
  const { data, error, isFetching, refetch } = useContracts()
  if (error) return <Failed isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Loading label={SAY.loading} />
  const today = dayInParis(Temporal.Now.instant())
  const active = data.filter((contract) => isInForce(contract, today))
  const over = data.filter(({ status }) => status === 'expired' || status === 'cancelled')
  return (
    <>
      <PageHead title={SAY.page} />
      {isUnknown && <Banner tone="warn" lead={SAY.unknownContract} />}
      {active.length + over.length === 0 ? (
        <EmptyState
          title={SAY.noContract}
          action={<RouteButton to={paths.subscription}>{SAY.subscribe}</RouteButton>}
        >
          {SAY.noContractText}
        </EmptyState>
      ) : (
        <>
          <h2>{SAY.chooseContract}</h2>
          <Contracts list={active} keptId={keptId} />
          {over.length > 0 && (
            <Disclosure open={active.length === 0} summary={SAY.overContracts}>
              <p className="small muted">{SAY.overContractsText}</p>
              <Contracts list={over} keptId={keptId} />
            </Disclosure>
          )}
        </>
      )}
    </>
  )
}

/** « Du 1er septembre au 30 novembre »: the days that a contract covered, also when it ended early. */
function coveredText(contract: Contract): string {
  const { start } = periodOf(contract)
  const end = coverUntil(contract)
  return isBefore(end, start)
    ? SAY.neverBegun(formatDay(end))
    : SAY.period(formatDay(start), formatDay(end))
}

interface ContractsProps {
  readonly list: readonly Contract[]
  readonly keptId: string | undefined
}

function Contracts({ list, keptId }: ContractsProps) {
  if (list.length === 0) return null
  return (
    <ul className="stack">
      {list.map((contract) => (
        <Card key={contract.contract_id} as="li" className="declare-choice">
          <div>
            <h3>{withWholeWords(contractName(contract))}</h3>
            <p className="small muted num">{SAY.number(shortId(contract.contract_id))}</p>
            <p className="small muted num">{coveredText(contract)}</p>
          </div>
          <RouteButton
            to={
              keptId
                ? paths.createClaimKeptOn(keptId, contract.contract_id)
                : paths.createClaimOn(contract.contract_id)
            }
            variant="secondary"
            aria-label={SAY.chooseOf(contractLabel(contract))}
          >
            {SAY.choose}
          </RouteButton>
        </Card>
      ))}
    </ul>
  )
}

function contractIdOf(search: string, state: unknown): string | null {
  const inAddress = new URLSearchParams(search).get('contrat')
  if (inAddress) return inAddress
  if (typeof state !== 'object' || state === null || !('contractId' in state)) return null
  return typeof state.contractId === 'string' ? state.contractId : null
}
