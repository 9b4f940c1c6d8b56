import { VEHICLE_EVENT_STATES } from '@sillage/domain/contracts/insured-vehicles.ts'
import type { VehicleEvent } from '@sillage/wire/contracts/insured-vehicles.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { insuredVehiclesApi } from '../administration-api.ts'
import { BatchFiles } from './batch-files.tsx'
import { CorrectPlateDialog } from './correct-plate-dialog.tsx'
import { VEHICLES as SAY } from './insured-vehicles.messages.ts'
import { ReturnedFile } from './returned-file.tsx'
import { useVehicleEvents, type VehiclesView } from './use-insured-vehicles.ts'
import { VehicleEventsTable } from './vehicle-events-table.tsx'
import './insured-vehicles.css'

const FIRST: VehiclesView = { state: 'all', page: 1 }

/** /admin/insured-vehicles: what is reported to the insured vehicles file (FVA), and what it returned. */
export function InsuredVehiclesPage() {
  const [view, setView] = useState(FIRST)
  const [batch, setBatch] = useState<{ id: string; count: number } | null>(null)
  const [corrected, setCorrected] = useState<VehicleEvent | null>(null)
  const query = useVehicleEvents(view)
  const { data, isPlaceholderData, refetch } = query
  const sending = useMutation({
    mutationFn: () => insuredVehiclesApi.send(),
    onSuccess: ({ data: { batch_id: id, count } }) =>
      id === null ? toast.info(SAY.nothing) : setBatch({ id, count }),
    onSettled: () => refetch(),
  })
  const waiting = data?.counts.to_send ?? 0
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      actions={
        waiting > 0 && (
          <Button
            variant="primary"
            size="s"
            busy={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {SAY.send(waiting)}
          </Button>
        )
      }
      tools={
        <>
          <CallFailure error={sending.error} lead={SAY.sendFailed} />
          {batch && <BatchFiles {...batch} />}
          {data && data.late > 0 && (
            <Banner tone="bad" lead={SAY.lateLead}>
              {SAY.late(data.late)}
            </Banner>
          )}
          <ReturnedFile onDone={() => void refetch()} />
          {data && (
            <div className="vehicles-filter">
              <FilterChips
                legend={SAY.filter}
                value={view.state}
                onChange={(state) => setView({ state, page: 1 })}
                options={[
                  { value: 'all' as const, label: SAY.all },
                  ...VEHICLE_EVENT_STATES.map((state) => ({
                    value: state,
                    label: SAY.states[state],
                    count: data.counts[state],
                  })),
                ]}
              />
            </div>
          )}
        </>
      }
    >
      {data && data.events.length === 0 && (
        <EmptyState title={view.state === 'all' ? SAY.empty : SAY.none} />
      )}
      {data && data.events.length > 0 && (
        <div aria-busy={isPlaceholderData} className="paged">
          <VehicleEventsTable events={data.events} onCorrect={setCorrected} />
          <Pager
            page={data.page}
            limit={data.limit}
            shown={data.events.length}
            total={data.total}
            onPage={(page) => setView({ ...view, page })}
          />
        </div>
      )}
      {corrected && (
        <CorrectPlateDialog
          event={corrected}
          onClose={() => setCorrected(null)}
          onDone={() => void refetch()}
        />
      )}
    </TeamPage>
  )
}
