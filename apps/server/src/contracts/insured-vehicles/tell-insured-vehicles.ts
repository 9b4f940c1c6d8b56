import {
  contractRegistration,
  occurrenceOf,
  tellBefore,
  type VehicleEventKind,
} from '@sillage/domain/contracts/insured-vehicles.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { insertVehicleEvents } from './insured-vehicles.repository.ts'

type ReportedContract = Pick<
  ContractRow,
  'id' | 'product' | 'answers' | 'start_date' | 'end_date' | 'origin_contract_id'
>

/**
 * Queues an event about contracts for the file of insured vehicles, in the transaction of what happened; ignores
 * contracts that insure no motor vehicle. An end names its last covered day, by default today. The end of the period
 * itself needs no event: the event of the start gives its dates.
 */
export async function tellInsuredVehicles(
  transaction: Database,
  {
    kind,
    contracts,
    now,
    lastDay = dayInParis(now),
    occurredAt: known,
  }: {
    kind: VehicleEventKind
    contracts: readonly ReportedContract[]
    lastDay?: Temporal.PlainDate
    now: Temporal.Instant
    /** When cover stops or resumes, if that is not now. */
    occurredAt?: Temporal.Instant
  },
) {
  await insertVehicleEvents(
    transaction,
    contracts.flatMap((contract) => {
      const registration = contractRegistration(contract)
      if (!registration) return []
      const occurredAt =
        kind === 'start'
          ? occurrenceOf(now, Temporal.PlainDate.from(contract.start_date))
          : (known ?? now)
      return [
        {
          contract_id: contract.id,
          policy: contract.origin_contract_id ?? contract.id,
          kind,
          ...registration,
          start_date: contract.start_date,
          end_date: kind === 'end' ? lastDay.toString() : contract.end_date,
          occurred_at: new Date(occurredAt.epochMilliseconds),
          due_at: new Date(tellBefore(occurredAt).epochMilliseconds),
        },
      ]
    }),
  )
}
