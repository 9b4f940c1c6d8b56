import { paths } from '@sillage/wire/addresses.ts'
import { Columns3, Download, Keyboard, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { countText } from '../../ui/data/count-text.ts'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { keepTrail, lastOpened } from '../trail/file-trail.ts'
import { KEYS } from '../trail/keys.messages.ts'
import { useDeskColumns } from './columns/desk-columns.ts'
import { DESK } from './desk.messages.ts'
import { DESK_BULK } from './desk-bulk.messages.ts'
import { DeskFilters } from './desk-filters.tsx'
import { takeClaim } from './desk-row.tsx'
import { DeskStrip } from './desk-strip.tsx'
import { DeskTable } from './desk-table.tsx'
import { DeskToolbar } from './desk-toolbar.tsx'
import { isFiltered } from './desk-view.ts'
import { useDesk, useDeskCsv, useDeskView, useTakeClaim } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import './desk.css'

const ColumnsDialog = lazy(() =>
  import('./columns/columns-dialog.tsx').then((file) => ({ default: file.ColumnsDialog })),
)
const KeysDialog = lazy(() =>
  import('../trail/keys-dialog.tsx').then((file) => ({ default: file.KeysDialog })),
)
const DeskBulk = lazy(() => import('./desk-bulk.tsx').then((file) => ({ default: file.DeskBulk })))

/** /sinistresDashboard: every claim, the most urgent first. */
export function DeskPage() {
  usePageTitle(DESK.page)
  const controls = useDeskView()
  const read = useDesk(controls.view)
  const { data, isPlaceholderData } = read
  const [, navigate] = useLocation()
  const [isHelp, setHelp] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const take = useTakeClaim()
  const ids = data?.claims.map((claim) => claim.claim_id) ?? []
  const [first] = useState(lastOpened)
  useTrailOf(ids, isPlaceholderData)
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string) => setChosen((before) => before.symmetricDifference(new Set([id])))
  const columns = useDeskColumns()
  const [isChoosing, setChoosing] = useState(false)
  const csv = useDeskCsv()
  const selected = useDeskKeys({
    ids,
    first,
    onSearch: () => search.current?.focus(),
    onOpen: (id) => navigate(paths.claimOf(id)),
    onTake: (id) => {
      const claim = data?.claims.find(({ claim_id }) => claim_id === id)
      if (claim) takeClaim(take, claim)
    },
    onChoose: choose,
    onHelp: () => setHelp(true),
  })
  const chosen = data?.claims.filter(({ claim_id }) => chosenIds.has(claim_id)) ?? []
  // stays open once a row was selected, since it also reports what failed
  const [isBulkOpen, setBulkOpen] = useState(false)
  if (chosen.length > 0 && !isBulkOpen) setBulkOpen(true)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team">
        <PageHead
          title={DESK.page}
          actions={
            <Button
              variant="text"
              size="s"
              icon={Keyboard}
              className="desk-shortcuts"
              onClick={() => setHelp(true)}
            >
              {KEYS.title}
            </Button>
          }
        />
        <DeskStrip strip={data?.strip ?? undefined} />
        <DeskToolbar
          controls={controls}
          natures={data?.natures ?? []}
          years={data?.years ?? []}
          hasReserve={columns.columns.has('reserve')}
          searchRef={search}
        />
        <div className="desk-count">
          <p className="small muted num" role="status">
            {data && DESK.found(countText(data.found))}
          </p>
          {isFiltered(controls.view) && (
            <Button variant="text" size="s" icon={X} onClick={controls.reset}>
              {DESK.reset}
            </Button>
          )}
          <DeskFilters controls={controls} />
          <div className="desk-csv">
            <Button variant="text" size="s" icon={Columns3} onClick={() => setChoosing(true)}>
              {DESK.chooseColumns}
            </Button>
            <Button
              variant="text"
              size="s"
              icon={Download}
              busy={csv.isPending}
              busyLabel={DESK_BULK.csvBusy}
              onClick={() => csv.mutate(controls.view)}
            >
              {DESK_BULK.csv}
            </Button>
          </div>
        </div>
        <CallFailure error={csv.error} lead={DESK_BULK.csvFailed} />
        {isBulkOpen && (
          <Suspense>
            <DeskBulk chosen={chosen} onClear={() => setChosen(new Set())} />
          </Suspense>
        )}
        <NotLoaded read={read} failed={DESK.failed} loading={DESK.loading} />
        {data && (
          <div aria-busy={isPlaceholderData} className="paged">
            {data.claims.length > 0 ? (
              <DeskTable
                data={data}
                controls={controls}
                selected={selected}
                take={take}
                columns={columns.columns}
                chosen={chosenIds}
                onChoose={choose}
                onChooseAll={(isAll) => setChosen(new Set(isAll ? ids : []))}
              />
            ) : (
              <NoClaim isFilteredView={isFiltered(controls.view)} onReset={controls.reset} />
            )}
          </div>
        )}
        <Suspense>
          {isChoosing && <ColumnsDialog {...columns} onClose={() => setChoosing(false)} />}
          {isHelp && <KeysDialog onClose={() => setHelp(false)} />}
        </Suspense>
      </div>
    </main>
  )
}

/** Records the rows shown as the list of claims to work through. */
function useTrailOf(ids: readonly string[], isStale: boolean) {
  const [path] = useLocation()
  const search = useSearch()
  const list = ids.join('\n')
  useEffect(() => {
    if (list && !isStale)
      keepTrail({ back: search ? `${path}?${search}` : path, ids: list.split('\n') })
  }, [list, isStale, path, search])
}

function NoClaim({ isFilteredView, onReset }: { isFilteredView: boolean; onReset: () => void }) {
  return (
    <EmptyState
      title={isFilteredView ? DESK.none : DESK.empty}
      action={
        isFilteredView && (
          <Button variant="secondary" onClick={onReset}>
            {DESK.reset}
          </Button>
        )
      }
    />
  )
}
