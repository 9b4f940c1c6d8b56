import type { VehicleEvent } from '@sillage/wire/contracts/insured-vehicles.ts'
import { NEVER_STARTED_LABEL, VEHICLE_EVENT_LABELS } from './insured-vehicles.messages.ts'
import type { VehicleEventRow } from './insured-vehicles.repository.ts'

export function presentEvent(row: VehicleEventRow, now: Temporal.Instant): VehicleEvent {
  const isOpen = (row.sent_at === null || row.rejection !== null) && row.state !== 'void'
  return {
    id: row.id,
    contract_id: row.contract_id,
    policy: row.policy,
    kind: row.kind,
    label:
      row.kind === 'end' && row.end_date < row.start_date
        ? NEVER_STARTED_LABEL
        : VEHICLE_EVENT_LABELS[row.kind],
    plate: row.plate,
    country: row.country,
    start_date: row.start_date,
    end_date: row.end_date,
    occurred_at: row.occurred_at.toISOString(),
    due_at: row.due_at.toISOString(),
    state: row.state,
    is_late: isOpen && row.due_at.getTime() < now.epochMilliseconds,
    sent_at: row.sent_at?.toISOString() ?? null,
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    rejection: row.rejection,
  }
}
