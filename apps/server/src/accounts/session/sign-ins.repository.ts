import type { SignInFactor } from '@sillage/domain/accounts/sign-in-factors.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { SignInRow } from '../../platform/database/tables/tables-accounts.ts'

interface Place {
  readonly ip: string
  readonly userAgent: string
}

/** A sign-in that succeeded, and by what. */
export async function insertSignIn(
  database: Database,
  { accountId, factor, ip, userAgent }: Place & { accountId: string; factor: SignInFactor | null },
) {
  await database
    .insertInto('sign_in')
    .values({ account_id: accountId, succeeded: true, ip, user_agent: userAgent, factor })
    .execute()
}

/** A refused attempt for the account of an address, if there is one. */
export async function insertRefusedSignIn(
  database: Database,
  { email, ip, userAgent }: Place & { email: string },
) {
  await sql`
    insert into sign_in (account_id, succeeded, ip, user_agent)
    select id, false, ${ip}, ${userAgent} from account where lower(email) = ${email}`.execute(
    database,
  )
}

export function findSignIns(
  database: Database,
  accountId: string,
  most: number,
): Promise<SignInRow[]> {
  return database
    .selectFrom('sign_in')
    .select(columnsOf('sign_in'))
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
