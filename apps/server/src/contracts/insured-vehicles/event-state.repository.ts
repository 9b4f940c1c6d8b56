import type { VehicleEventState } from '@sillage/domain/contracts/insured-vehicles.ts'
import { sql } from 'kysely'

/** Same rule as `isReportablePlate` of the domain. */
export const IS_REPORTABLE = sql<boolean>`plate ~ '[0-9]' and (country <> 'FR' or plate ~ '[A-Z]')`

/** Events to report, or to report again. */
export const IS_OPEN = sql<boolean>`(sent_at is null or rejected_at is not null)`

/** Same rule as `isNeverStarted` of the domain, for what has ended and for what is to end. */
const NEVER_STARTS = sql<boolean>`exists (
  select from contract where contract.id = vehicle_event.contract_id
    and (contract.covered_until < contract.start_date or contract.status = 'cancelled'
      and (contract.cancellation_date at time zone 'Europe/Paris')::date < contract.start_date))`

/** Whether the file may hold the cover that an end takes away. */
const IS_REPORTED = sql<boolean>`exists (
  select from vehicle_event reported where reported.policy = vehicle_event.policy
    and reported.start_date = vehicle_event.start_date and reported.kind <> 'end'
    and reported.sent_at is not null and reported.rejected_at is null)`

/**
 * Open events that need no report: cover that never starts, and the end of a cover never reported to the file. They are
 * reported after all when the request to end their contract is withdrawn.
 */
export const IS_VOID = sql<boolean>`(${IS_OPEN} and ${NEVER_STARTS} and (kind <> 'end' or not ${IS_REPORTED}))`

export const STATE = sql<VehicleEventState>`case
  when acknowledged_at is not null then 'acknowledged'
  when ${IS_VOID} then 'void'
  when rejected_at is not null then 'rejected'
  when sent_at is not null then 'sent'
  when ${IS_REPORTABLE} then 'to_send'
  else 'incomplete' end`
