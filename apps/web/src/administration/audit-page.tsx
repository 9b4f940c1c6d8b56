import { auditActionLabel } from '@sillage/domain/audit/audit-actions.ts'
import { Download } from 'lucide-react'
import { usePageTitle } from '../shell/page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { RefreshButton } from '../ui/refresh-button.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AUDIT } from './audit.messages.ts'
import { AuditTable } from './audit-table.tsx'
import { AUDIT_CHOICES, isAuditFiltered } from './audit-view.ts'
import { type AuditControls, useAudit, useAuditCsv, useAuditView } from './use-audit.ts'
import './audit.css'

/** /admin/audit: what the staff did, the latest first. */
export function AuditPage() {
  usePageTitle(AUDIT.page)
  const controls = useAuditView()
  const { view, change, reset } = controls
  const { data, error, isFetching, isPlaceholderData, refetch } = useAudit(view)
  const csv = useAuditCsv()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team">
        <PageHead
          title={AUDIT.page}
          intro={AUDIT.intro}
          actions={
            <>
              <RefreshButton isBusy={isFetching} onRefresh={() => void refetch()}>
                {AUDIT.refresh}
              </RefreshButton>
              <Button
                variant="secondary"
                size="s"
                icon={Download}
                busy={csv.isPending}
                busyLabel={AUDIT.csvBusy}
                onClick={() => csv.mutate(view)}
              >
                {AUDIT.csv}
              </Button>
            </>
          }
        />
        <AuditToolbar controls={controls} />
        {csv.error && (
          <Banner tone="bad" live lead={AUDIT.csvFailed}>
            {csv.error.message}
          </Banner>
        )}
        {error && (
          <LoadFailure lead={AUDIT.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={AUDIT.loading} />}
        {data && data.entries.length === 0 && (
          <EmptyState
            title={isAuditFiltered(view) || view.page > 1 ? AUDIT.none : AUDIT.empty}
            action={
              (isAuditFiltered(view) || view.page > 1) && (
                <Button variant="secondary" onClick={reset}>
                  {AUDIT.reset}
                </Button>
              )
            }
          />
        )}
        {data && data.entries.length > 0 && (
          <div aria-busy={isPlaceholderData} className="paged">
            <AuditTable entries={data.entries} onSearch={(search) => change({ search })} />
            <Pager
              page={data.page}
              limit={data.limit}
              shown={data.entries.length}
              total={data.total}
              onPage={(page) => change({ page })}
            />
          </div>
        )}
      </div>
    </main>
  )
}

function AuditToolbar({ controls: { view, typed, type, change } }: { controls: AuditControls }) {
  return (
    <search className="audit-tools">
      <SearchInput dense label={AUDIT.search} value={typed} maxLength={200} onType={type} />
      <Select
        dense
        aria-label={AUDIT.action}
        value={view.action}
        options={AUDIT_CHOICES.map((action) => ({
          value: action,
          label: action === 'all' ? AUDIT.allActions : auditActionLabel(action),
        }))}
        onChange={(action) => change({ action })}
      />
      {(['from', 'to'] as const).map((bound) => (
        <label key={bound} className="audit-day small muted">
          {AUDIT[bound]}
          <TextInput
            dense
            type="date"
            value={view[bound]}
            onChange={(event) => change({ [bound]: event.target.value })}
          />
        </label>
      ))}
    </search>
  )
}
