import type { Database } from '../platform/database/database.ts'

interface ExchangeOptions {
  readonly accountId: string
  readonly by: string
  readonly promisedOn?: string
}

/** A call that somebody of the team wrote down. */
export async function buildExchange(
  database: Database,
  { accountId, by, promisedOn }: ExchangeOptions,
): Promise<string> {
  const { id } = await database
    .insertInto('customer_exchange')
    .values({
      account_id: accountId,
      kind: 'call',
      text: 'Veut savoir quand le garage sera payé.',
      recorded_by: by,
      at: new Date(),
      promised_on: promisedOn ?? null,
      kept_at: null,
      kept_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
