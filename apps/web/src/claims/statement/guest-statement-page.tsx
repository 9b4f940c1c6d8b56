import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMemo, useState } from 'react'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import { StatementSheet } from './statement-sheet.tsx'
import { sourceOfGuest } from './statement-source.ts'
import { useStatement } from './use-statement.ts'

/** /constat: the other driver's half, reached through a link without an account. */
export function GuestStatementPage() {
  usePageTitle(SAY.title)
  // the token is in the fragment, which no server receives
  const [token] = useState(() => location.hash.slice(1))
  const source = useMemo(() => sourceOfGuest(token), [token])
  const { data, error, isFetching, refetch } = useStatement(source)
  const isRefused = error instanceof ApiError && error.problem !== null
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">
        <PageHead
          title={SAY.title}
          intro={data ? SAY.guestLead(data.a.texts['driver'] ?? SAY.someone) : undefined}
        />
        {data ? (
          <StatementSheet statement={data} source={source}>
            <p className="small muted">
              {SAY.guestRights} <a href={`${paths.legal.privacy}#tiers`}>{SAY.guestRightsLink}</a>.
            </p>
          </StatementSheet>
        ) : isRefused ? (
          <Banner tone="bad" live lead={`${SAY.deadTitle}.`}>
            {error.message}
          </Banner>
        ) : error ? (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        ) : (
          <Loading label={SAY.loading} />
        )}
      </div>
    </main>
  )
}
