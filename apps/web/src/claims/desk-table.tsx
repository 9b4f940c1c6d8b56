import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useUnread } from '../shell/unread.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { SortHeader, Table } from '../ui/table.tsx'
import { DESK } from './desk.messages.ts'
import { DeskRow } from './desk-row.tsx'
import { countText, type DeskPage } from './desk-strip.tsx'
import type { DeskSort } from './desk-view.ts'
import type { DeskControls, useTakeClaim } from './use-desk.ts'

interface DeskTableProps {
  readonly data: DeskPage
  readonly controls: DeskControls
  readonly selected: string | null
  readonly take: ReturnType<typeof useTakeClaim>
}

const NUMBER = new Intl.NumberFormat('fr-FR')

export function DeskTable({ data, controls, selected, take }: DeskTableProps) {
  const unread = useUnread()
  return (
    <>
      <Table label={DESK.table} className="table-rows desk-table">
        <thead>
          <tr>
            <th scope="col">{DESK.columns.number}</th>
            <th scope="col">{DESK.columns.nature}</th>
            <th scope="col">{DESK.columns.owner}</th>
            <Sortable by="declared" controls={controls} label={DESK.columns.incident} />
            <th scope="col">{DESK.columns.status}</th>
            <th scope="col">{DESK.columns.assignee}</th>
            <Sortable by="urgency" controls={controls} label={DESK.columns.urgency} />
            <Sortable by="activity" controls={controls} label={DESK.columns.activity} />
          </tr>
        </thead>
        <tbody>
          {data.claims.map((claim) => (
            <DeskRow
              key={claim.claim_id}
              claim={claim}
              unread={unread.of(claim.claim_id)}
              isSelected={claim.claim_id === selected}
              take={take}
            />
          ))}
        </tbody>
      </Table>
      <Pages data={data} controls={controls} />
    </>
  )
}

interface SortableProps {
  readonly by: DeskSort
  readonly controls: DeskControls
  readonly label: string
}

/** The most urgent, or the latest, always come first. */
function Sortable({ by, controls: { view, change }, label }: SortableProps) {
  return (
    <SortHeader
      sorted={view.sort === by ? 'descending' : undefined}
      onSort={() => change({ sort: by })}
    >
      {label}
    </SortHeader>
  )
}

function Pages({ data, controls }: Pick<DeskTableProps, 'data' | 'controls'>) {
  const { found, limit, page, claims } = data
  const first = (page - 1) * limit
  const isLast = !found.more && first + claims.length >= found.count
  return (
    <div className="row-b desk-pages">
      <p className="small muted num">
        {DESK.range(
          NUMBER.format(first + 1),
          NUMBER.format(first + claims.length),
          countText(found),
        )}
      </p>
      <div className="row">
        <IconButton
          icon={ChevronLeft}
          variant="secondary"
          size="s"
          aria-label={DESK.previous}
          disabled={page === 1}
          onClick={() => controls.change({ page: page - 1 })}
        />
        <IconButton
          icon={ChevronRight}
          variant="secondary"
          size="s"
          aria-label={DESK.next}
          disabled={isLast || claims.length < limit}
          onClick={() => controls.change({ page: page + 1 })}
        />
      </div>
    </div>
  )
}
