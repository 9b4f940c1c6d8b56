import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { contracts, type EmissionsReply } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { clientOf } from '../../shell/api/api.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'
import { EmissionsReport } from './emissions-report.tsx'

import '../carbon.css'

const emissionsApi = clientOf({
  emissions: contracts.emissions,
  emissionsCsv: contracts.emissionsCsv,
})

import './emissions.css'

/** « Mes émissions »: what the contracts of the account emit, by month and mode. */
export function EmissionsPage() {
  usePageTitle(SAY.title)
  const { data, error, isFetching, refetch } = useEmissions()
  const title = useRef<HTMLHeadingElement>(null)
  const today = dayInParis(Temporal.Now.instant())
  const retry = () => {
    // the button that was pressed disappears, so the title takes the focus
    title.current?.focus()
    void refetch()
  }
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page emissions">
        <PageHead
          title={SAY.title}
          titleRef={title}
          intro={SAY.intro}
          actions={data && data.contracts.length > 0 && <CsvButton today={today} />}
        />
        {error && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={retry}>
            {error instanceof ApiError && error.status === 0 && error.message}
          </LoadFailure>
        )}
        {data ? <Content data={data} today={today} /> : !error && <EmissionsLoading />}
      </div>
    </main>
  )
}

function Content({ data, today }: { data: EmissionsReply; today: Temporal.PlainDate }) {
  if (data.contracts.length > 0) return <EmissionsReport data={data} today={today} />
  return (
    <EmptyState
      title={SAY.empty}
      action={
        <div className="row wrap">
          <RouteButton to={paths.subscription}>{SAY.subscribe}</RouteButton>
          <RouteButton to={paths.calculator} variant="secondary">
            {SAY.calculator}
          </RouteButton>
        </div>
      }
    >
      {SAY.emptyText}
    </EmptyState>
  )
}

function CsvButton({ today }: { today: Temporal.PlainDate }) {
  const csv = useMutation({ mutationFn: () => saveEmissionsCsv(today) })
  return (
    <div className="emissions-csv">
      <Button variant="secondary" icon={Download} busy={csv.isPending} onClick={() => csv.mutate()}>
        {SAY.download}
      </Button>
      {csv.isError && (
        <p className="small" role="alert">
          {SAY.downloadFailed}
        </p>
      )}
    </div>
  )
}

function EmissionsLoading() {
  return (
    <Loading label={SAY.loading} className="emissions">
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  )
}

/** Downloads the emissions as CSV. */
async function saveEmissionsCsv(today: Temporal.PlainDate): Promise<void> {
  const bytes = await emissionsApi.emissionsCsv()
  saveFile(bytes, { name: `emissions_${today.toString()}.csv`, type: 'text/csv' })
}

/** The emissions of the account's contracts, reloaded each time the page opens. */
function useEmissions() {
  return useQuery({
    // under the key of the contracts: a new contract invalidates both
    queryKey: ['contracts', 'emissions'],
    queryFn: async ({ signal }) => (await emissionsApi.emissions({ signal })).data,
    refetchOnMount: 'always',
  })
}
