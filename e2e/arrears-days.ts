import { sql } from 'kysely'
import { workOnArrears } from '../apps/server/src/contracts/suspensions/suspensions.service.ts'
import { readConfig } from '../apps/server/src/platform/configuration/config.ts'
import { openFiles } from '../apps/server/src/platform/files/open-files.ts'
import { folderOf, openOwnDatabase, PORT } from './database.ts'

/** The number of another registered letter, in each run and each retry. */
export function letterNumber(): string {
  return `1A${`${Date.now()}`.slice(-11)}`
}

/** Moves what a contract owes, and its letter, this many days into the past, then runs the daily work. */
export async function daysPass(contractId: string, days: number) {
  const database = await openOwnDatabase()
  const files = openFiles(readConfig({ DEMO: '1' }, folderOf(PORT)))
  await sql`update due set due_on = due_on - ${days}::int where contract_id = ${contractId}`.execute(
    database,
  )
  await sql`update formal_notice set posted_on = posted_on - ${days}::int,
    drafted_at = drafted_at - ${days}::int * interval '1 day' where contract_id = ${contractId}`.execute(
    database,
  )
  await workOnArrears({ database, files }, Temporal.Now.instant())
  await database.destroy()
}

/** Moves the suspension so that the noon at which cover resumes has passed. */
export async function noonPasses(contractId: string) {
  const database = await openOwnDatabase()
  await sql`update formal_notice set suspended_at = suspended_at - interval '2 days',
    resumes_at = resumes_at - interval '2 days' where contract_id = ${contractId}`.execute(database)
  await database.destroy()
}

/** The first due of a contract: its transfer reference and its amount in cents. */
export async function firstDueOf(contractId: string) {
  const database = await openOwnDatabase()
  const due = await database
    .selectFrom('due')
    .select(['reference', 'cents'])
    .where('contract_id', '=', contractId)
    .orderBy('rank')
    .executeTakeFirstOrThrow()
  await database.destroy()
  return due
}
