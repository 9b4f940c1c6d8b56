import { inEuros } from '@sillage/domain/values/money.ts'
import { Download } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { DayBounds } from '../../ui/day/day-bounds.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { dayOf } from '../ledger-texts.ts'
import { DUES as SAY } from './due-list.messages.ts'
import { type DueView, METHODS, readDues, STATES, writeDues } from './due-view.ts'
import { DuesTable } from './dues-table.tsx'
import { useDueList, useDuesFile } from './use-due-list.ts'
import './due-list.css'

/** The dues by day, method and state: the total, who owes them, and for what. */
export function DueListPanel() {
  const [search, setSearch] = useSearchParams()
  const view = readDues(search)
  // any change except of the page goes back to page 1
  const change = (part: Partial<DueView>) =>
    setSearch(writeDues({ ...view, page: 1, ...part }), { replace: true })
  const read = useDueList(view)
  const { data, error, isPlaceholderData } = read
  return (
    <div className="stack">
      <Tools view={view} change={change} />
      <NotLoaded read={read} failed={SAY.failed} loading={SAY.loading} />
      {data && !error && (
        <>
          <FigureStrip
            figures={[
              { label: SAY.totals.count, value: String(data.total.count) },
              { label: SAY.totals.amount, value: inEuros(data.total.amount) },
              { label: SAY.totals.owed, value: inEuros(data.total.owed) },
            ]}
          />
          {(view.state === 'open' || view.state === 'late') && (
            <p className="small muted">{SAY.older(dayOf(data.from))}</p>
          )}
          {data.dues.length === 0 ? (
            <EmptyState
              title={SAY.none}
              action={
                <Button
                  variant="secondary"
                  onClick={() => setSearch({ vue: 'echeances' }, { replace: true })}
                >
                  {SAY.reset}
                </Button>
              }
            />
          ) : (
            <div aria-busy={isPlaceholderData} className="paged">
              <DuesTable label={SAY.caption(dayOf(data.from), dayOf(data.to))} dues={data.dues} />
              <Pager
                page={data.page}
                limit={data.limit}
                shown={data.dues.length}
                total={data.total.count}
                onPage={(page) => change({ page })}
              />
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface ToolsProps {
  readonly view: DueView
  readonly change: (part: Partial<DueView>) => void
}

function Tools({ view, change }: ToolsProps) {
  const file = useDuesFile()
  return (
    <search className="due-tools">
      <FilterChips
        legend={SAY.states}
        value={view.state}
        onChange={(state) => change({ state })}
        options={STATES.map((state) => ({ value: state, label: SAY.state[state] }))}
      />
      <div className="due-narrow">
        <Select
          dense
          aria-label={SAY.method}
          value={view.method}
          options={METHODS.map((method) => ({ value: method, label: SAY.methods[method] }))}
          onChange={(method) => change({ method })}
        />
        <DayBounds bounds={view} onChange={change} />
        <Button
          variant="secondary"
          size="s"
          icon={Download}
          busy={file.isPending}
          busyLabel={SAY.csvBusy}
          onClick={() => file.mutate(view)}
        >
          {SAY.csv}
        </Button>
      </div>
      <CallFailure error={file.error} lead={SAY.csvFailed} />
    </search>
  )
}
