import { useUnread } from '../../shell/notifications/unread.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { SortHeader, Table } from '../../ui/data/table.tsx'
import type { OptionalColumn } from './columns/desk-columns.ts'
import { DESK } from './desk.messages.ts'
import { DESK_BULK } from './desk-bulk.messages.ts'
import { DeskRow } from './desk-row.tsx'
import type { DeskPage } from './desk-strip.tsx'
import type { DeskSort } from './desk-view.ts'
import type { DeskControls, useTakeClaim } from './use-desk.ts'

interface DeskTableProps {
  readonly data: DeskPage
  readonly controls: DeskControls
  readonly selected: string | null
  readonly take: ReturnType<typeof useTakeClaim>
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string) => void
  readonly onChooseAll: (isAll: boolean) => void
  readonly columns: ReadonlySet<OptionalColumn>
}

export function DeskTable(props: DeskTableProps) {
  const { data, controls, selected, take, chosen, onChoose, onChooseAll, columns } = props
  const isAll = data.claims.every(({ claim_id }) => chosen.has(claim_id))
  const unread = useUnread()
  return (
    <>
      <Table label={DESK.table} className="table-rows desk-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="desk-number">
                <input
                  type="checkbox"
                  aria-label={DESK_BULK.chooseAll}
                  checked={isAll}
                  onChange={(event) => onChooseAll(event.target.checked)}
                />
                {DESK.columns.number}
              </span>
            </th>
            <th scope="col">{DESK.columns.nature}</th>
            {columns.has('owner') && <th scope="col">{DESK.columns.owner}</th>}
            {columns.has('incident') && <SortableIncident controls={controls} />}
            {columns.has('status') && <th scope="col">{DESK.columns.status}</th>}
            {columns.has('assignee') && <th scope="col">{DESK.columns.assignee}</th>}
            {columns.has('reserve') && <th scope="col">{DESK.columns.reserve}</th>}
            <Sortable by="urgency" controls={controls} label={DESK.columns.urgency} />
            {columns.has('activity') && (
              <Sortable by="activity" controls={controls} label={DESK.columns.activity} />
            )}
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
              columns={columns}
              isChosen={chosen.has(claim.claim_id)}
              onChoose={() => onChoose(claim.claim_id)}
            />
          ))}
        </tbody>
      </Table>
      <Pager
        page={data.page}
        limit={data.limit}
        shown={data.claims.length}
        total={data.found.count}
        more={data.found.more}
        onPage={(page) => controls.change({ page })}
      />
    </>
  )
}

interface SortableProps {
  readonly by: DeskSort
  readonly controls: DeskControls
  readonly label: string
}

/** Sorts by incident, latest first; a second press reverses the order. */
function SortableIncident({ controls: { view, change } }: Pick<SortableProps, 'controls'>) {
  const sorted =
    view.sort === 'incident'
      ? 'descending'
      : view.sort === 'oldest_incident'
        ? 'ascending'
        : undefined
  return (
    <SortHeader
      sorted={sorted}
      onSort={() => change({ sort: sorted === 'descending' ? 'oldest_incident' : 'incident' })}
    >
      {DESK.columns.incident}
    </SortHeader>
  )
}

/** Sorts with the most urgent, or the latest, always first. */
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
