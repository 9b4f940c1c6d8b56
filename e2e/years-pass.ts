import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { declaredClaim } from './claim-people.ts'
import { openOwnDatabase } from './database.ts'

/** Moves a contract this many days into the past. */
export async function signedEarlier(contractId: string, days: number) {
  const database = await openOwnDatabase()
  await sql`update contract set start_date = start_date - ${days}::int, end_date = end_date - ${days}::int,
    created_at = created_at - ${days}::int * interval '1 day' where id = ${contractId}`.execute(
    database,
  )
  await database.destroy()
}

/**
 * A car insured a year ago at a coefficient of 0,50, with an accident at the insured's fault: whether it is forgiven
 * depends on the past.
 */
export async function accidentAtFloor(page: Page): Promise<string> {
  const terms = { endingIn: 364, answerIds: ['car.crm.0_50'] }
  const { email, contractId, claimId } = await declaredClaim(page, 'Accident', 'car', terms)
  await signedEarlier(contractId, 366)
  await heldAtFault(claimId, 300)
  return email
}

/** Moves a claim this many days into the past, and establishes the insured's fault. */
async function heldAtFault(claimId: string, days: number) {
  const database = await openOwnDatabase()
  await sql`update claim set incident_date = incident_date - ${days}::int where id = ${claimId}`.execute(
    database,
  )
  await sql`insert into claim_fault (id, claim_id, fault, reason, set_by, set_at)
    select ${randomUUID()}, id, 'whole', 'Feu rouge', owner_id, now() from claim where id = ${claimId}`.execute(
    database,
  )
  await database.destroy()
}
