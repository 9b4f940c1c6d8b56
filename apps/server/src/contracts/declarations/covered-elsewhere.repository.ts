import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Plated {
  readonly plateKey: string
  readonly start: string
  readonly end: string
  readonly questionnaireId: string | null
}

/**
 * Contracts that cover a plate on some of these days and have not ended, according to the events for the register of
 * insured vehicles; except the contract made from this questionnaire.
 */
export function findCoveredElsewhere(
  database: Database,
  { plateKey, start, end, questionnaireId }: Plated,
) {
  return database
    .selectFrom('contract')
    .select(['id', 'account_id', 'start_date', 'end_date'])
    .where('status', 'in', ['active', 'renewed'])
    .where('start_date', '<=', end)
    .where('end_date', '>=', start)
    .$if(questionnaireId !== null, (query) =>
      query.where('questionnaire_id', 'is distinct from', questionnaireId),
    )
    .where('id', 'in', (query) =>
      query
        .selectFrom('vehicle_event as event')
        .select('event.contract_id')
        .where(sql`regexp_replace(event.plate, '[^A-Z0-9]', '', 'g')`, '=', plateKey)
        // a plate that the contract no longer has does not count
        .where(
          sql<boolean>`not exists (select from vehicle_event later where later.contract_id = event.contract_id
            and later.kind = 'plate_change' and later.created_at > event.created_at and later.plate <> event.plate)`,
        ),
    )
    .orderBy('start_date')
    .orderBy('id')
    .execute()
}

/** Serialises signatures for a plate: of two at once, the second waits and then sees the first contract. */
export async function holdPlate(transaction: Database, plateKey: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plate ${plateKey}`}, 0))`.execute(
    transaction,
  )
}
