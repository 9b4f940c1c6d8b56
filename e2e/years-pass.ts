import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { declaredClaim } from './claim-people.ts'
import { openOwnDatabase } from './database.ts'

const PORT = process.env['E2E_PORT'] ?? '4173'

/** As if a contract had been signed so many days earlier. */
export async function signedEarlier(contractId: string, days: number) {
  const database = await openOwnDatabase(PORT)
  await sql`update contract set start_date = start_date - ${days}::int, end_date = end_date - ${days}::int,
    created_at = created_at - ${days}::int * interval '1 day' where id = ${contractId}`.execute(
    database,
  )
  await database.destroy()
}

/** A car insured a year ago at 0,50, and an accident whose fault is the insured's: the past decides of what it comes to. */
export async function accidentAtFloor(page: Page): Promise<string> {
  const terms = { endingIn: 364, answerIds: ['car.crm.0_50'] }
  const { email, contractId, claimId } = await declaredClaim(page, 'Accident', 'car', terms)
  await signedEarlier(contractId, 366)
  await heldAtFault(claimId, 300)
  return email
}

/** As if a claim had happened so many days earlier, and the fault of the insured had been established. */
async function heldAtFault(claimId: string, days: number) {
  const database = await openOwnDatabase(PORT)
  await sql`update claim set incident_date = incident_date - ${days}::int where id = ${claimId}`.execute(
    database,
  )
  await sql`insert into claim_fault (id, claim_id, fault, reason, set_by, set_at)
    select ${randomUUID()}, id, 'whole', 'Feu rouge', owner_id, now() from claim where id = ${claimId}`.execute(
    database,
  )
  await database.destroy()
}
