import { auditActionLabel } from '@sillage/domain/audit/audit-actions.ts'
import { Download } from 'lucide-react'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { DayBounds } from '../../ui/day/day-bounds.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../ui/input/search-input.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { AUDIT } from './audit.messages.ts'
import { AuditTable } from './audit-table.tsx'
import { AUDIT_CHOICES, isAuditFiltered } from './audit-view.ts'
import { type AuditControls, useAudit, useAuditCsv, useAuditView } from './use-audit.ts'
import './audit.css'

/** /admin/audit: what the staff did, the latest first. */
export function AuditPage() {
  const controls = useAuditView()
  const { view, change, reset } = controls
  const query = useAudit(view)
  const { data, isPlaceholderData } = query
  const csv = useAuditCsv()
  return (
    <TeamPage
      title={AUDIT.page}
      intro={AUDIT.intro}
      say={AUDIT}
      query={query}
      actions={
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
      }
      tools={
        <>
          <AuditToolbar controls={controls} />
          <CallFailure error={csv.error} lead={AUDIT.csvFailed} />
        </>
      }
    >
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
    </TeamPage>
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
      <DayBounds bounds={view} onChange={change} />
    </search>
  )
}
