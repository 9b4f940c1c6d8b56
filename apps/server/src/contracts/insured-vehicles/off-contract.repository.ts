import {
  contractRegistration,
  isSameRegistration,
} from '@sillage/domain/contracts/insured-vehicles.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { VehicleEventRow } from './insured-vehicles.repository.ts'

/** The contracts of events, and the last event of each of their policies: what was last reported to the file. */
export async function findReported(
  database: Database,
  events: readonly { readonly contract_id: string; readonly policy: string }[],
) {
  const [contracts, last] = await Promise.all([
    database
      .selectFrom('contract')
      .select(['id', 'product', 'answers'])
      .where('id', '=', sql<string>`any(${events.map((event) => event.contract_id)}::uuid[])`)
      .execute(),
    database
      .selectFrom('vehicle_event')
      .distinctOn('policy')
      .select('id')
      .where('policy', '=', sql<string>`any(${events.map(({ policy }) => policy)}::uuid[])`)
      .orderBy('policy')
      .orderBy('created_at', 'desc')
      .execute(),
  ])
  return {
    contracts: new Map(contracts.map((contract) => [contract.id, contract])),
    last: new Set(last.map(({ id }) => id)),
  }
}

/**
 * Whether the plate last reported to the file differs from the contract's. False after an end, since nothing is amended
 * any more.
 */
export function isOffContract(
  event: VehicleEventRow,
  { contracts, last }: Awaited<ReturnType<typeof findReported>>,
): boolean {
  const contract = contracts.get(event.contract_id)
  const registration = contract && contractRegistration(contract)
  return (
    event.kind !== 'end' &&
    last.has(event.id) &&
    !!registration &&
    !isSameRegistration(registration, event)
  )
}
