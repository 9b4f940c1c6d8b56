import { contractCan } from '@sillage/domain/contracts/status.ts'
import { parseProduct } from '@sillage/domain/subscription/products.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import { Link, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { periodOf } from '../contracts/contract-period.ts'
import { contractTitle, shortId } from '../contracts/contract-title.ts'
import { useContracts } from '../contracts/use-contracts.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { DECLARE as SAY } from './claims.messages.ts'
import { DeclareClaim } from './declare-claim.tsx'
import { useDraft } from './use-declaration.ts'
import './declare.css'

/** /creationSinistre: on the contract of the address, of the navigation, or one chosen here. */
export function DeclareClaimPage() {
  usePageTitle(SAY.page)
  const wanted = contractIdOf(useSearch(), useHistoryState<unknown>())
  const { data, error, isFetching, refetch } = useContracts()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page declare">
        {error && (
          <>
            <PageHead title={SAY.page} />
            <Banner
              tone="bad"
              live
              lead={SAY.contractFailed}
              action={
                <Button
                  variant="secondary"
                  size="s"
                  busy={isFetching}
                  onClick={() => void refetch()}
                >
                  {SAY.retry}
                </Button>
              }
            />
          </>
        )}
        {!data && !error && <Loading label={SAY.loading} />}
        {data && <OnContract contracts={data} wanted={wanted} />}
      </div>
    </main>
  )
}

interface OnContractProps {
  readonly contracts: readonly Contract[]
  readonly wanted: string | null
}

function OnContract({ contracts, wanted }: OnContractProps) {
  const contract = contracts.find((one) => one.contract_id === wanted)
  if (contract) return <DeclareOn key={contract.contract_id} contract={contract} />
  return <ChooseContract contracts={contracts} isUnknown={wanted !== null} />
}

function DeclareOn({ contract }: { contract: Contract }) {
  const draft = useDraft(contract.contract_id)
  const product = parseProduct(contract.contract_type.type)
  const refusal = refusalOf(contract)
  const back = (
    <Link href={paths.contracts} asChild>
      <BackLink href={paths.contracts}>{SAY.back}</BackLink>
    </Link>
  )
  const intro = `${contractTitle(contract)}, ${shortId(contract.contract_id)}`
  if (refusal !== null || product === null)
    return (
      <>
        <PageHead back={back} title={SAY.page} intro={intro} />
        <EmptyState
          title={refusal ?? SAY.noContract}
          action={<RouteButton to={paths.contracts}>{SAY.contracts}</RouteButton>}
        />
      </>
    )
  if (draft.isPending) return <Loading label={SAY.loading} />
  return (
    <DeclareClaim
      contract={contract}
      product={product}
      draft={draft.data ?? null}
      back={back}
      intro={intro}
    />
  )
}

function ChooseContract({
  contracts,
  isUnknown,
}: {
  contracts: readonly Contract[]
  isUnknown: boolean
}) {
  const open = contracts.filter((contract) => refusalOf(contract) === null)
  return (
    <>
      <PageHead title={SAY.page} />
      {isUnknown && <Banner tone="warn" lead={SAY.unknownContract} />}
      {open.length === 0 ? (
        <EmptyState
          title={SAY.noContract}
          action={<RouteButton to={paths.subscription}>{SAY.subscribe}</RouteButton>}
        >
          {SAY.noContractText}
        </EmptyState>
      ) : (
        <>
          <h2>{SAY.chooseContract}</h2>
          <ul className="stack">
            {open.map((contract) => (
              <Card
                key={contract.contract_id}
                as="li"
                title={`${contractTitle(contract)}, ${shortId(contract.contract_id)}`}
                aside={
                  <RouteButton
                    to={paths.createClaimOn(contract.contract_id)}
                    size="s"
                    aria-label={`${SAY.page}, ${contractTitle(contract)}, ${shortId(contract.contract_id)}`}
                  >
                    {SAY.page}
                  </RouteButton>
                }
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Why nothing can be declared on a contract; null when it can. */
function refusalOf(contract: Contract): string | null {
  const state = { status: contract.status, end: periodOf(contract).end }
  const open = contractCan('claim', state, dayInParis(Temporal.Now.instant()))
  return open.ok ? null : open.error.message
}

function contractIdOf(search: string, state: unknown): string | null {
  const inAddress = new URLSearchParams(search).get('contrat')
  if (inAddress) return inAddress
  if (typeof state !== 'object' || state === null || !('contractId' in state)) return null
  return typeof state.contractId === 'string' ? state.contractId : null
}
