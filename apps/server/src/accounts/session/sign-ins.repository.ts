import type { SignInFactor } from '@sillage/domain/accounts/sign-in-factors.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { SignInRow } from '../../platform/database/tables/tables-accounts.ts'

interface Place {
  readonly ip: string
  readonly userAgent: string
}

/** Records a successful sign-in, and its factor. */
export async function insertSignIn(
  database: Database,
  { accountId, factor, ip, userAgent }: Place & { accountId: string; factor: SignInFactor | null },
) {
  await database
    .insertInto('sign_in')
    .values({ account_id: accountId, succeeded: true, ip, user_agent: userAgent, factor })
    .execute()
}

/** Records a refused attempt on the account of an address, if there is one. */
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

/** When each of these people last signed in, by account; those who have not are left out. */
export async function findLastSignIns(
  database: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .selectFrom('sign_in')
    .select((eb) => ['account_id', eb.fn.max('at').as('at')])
    .where('account_id', 'in', [...accountIds])
    .where('succeeded', '=', true)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, at }) => [account_id, at]))
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
