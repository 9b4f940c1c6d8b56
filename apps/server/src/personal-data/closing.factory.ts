import { TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestSession } from '../testing/test-session.ts'

/** Closes the account of a session. */
export const close = ({ client }: TestSession, password = TEST_PASSWORD) =>
  client.personalData.close({ body: { password } })

export const accountOf = (database: Database, { account }: TestSession) =>
  database.selectFrom('account').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()

/** A claim that is stored without being declared. Returns its id. */
export async function storeClaim(
  database: Database,
  claim: { contractId: string; ownerId: string },
): Promise<string> {
  const { id } = await database
    .insertInto('claim')
    .values({
      contract_id: claim.contractId,
      owner_id: claim.ownerId,
      nature: 'Vol',
      description: 'Un vélo volé devant la gare.',
      incident_date: '2026-11-20',
      status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
