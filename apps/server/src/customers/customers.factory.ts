import { estateSubjects } from '../contracts/estates/estates.factory.ts'
import type { Database } from '../platform/database/database.ts'

interface ExchangeOptions {
  readonly accountId: string
  readonly by: string
  readonly promisedOn?: string
}

/** A call recorded by a team member. */
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

/** The parameters and bodies of the customer routes. */
export function customerSubjects(
  database: Database,
  { customer, by }: { customer: { readonly id: string; readonly username: string }; by: string },
) {
  const promisedOn = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const on = { params: { id: customer.id } }
  return {
    ...estateSubjects(database),
    'customers.find': () => ({ query: { q: customer.username } }),
    'customers.one': () => on,
    'customers.note': () => ({
      ...on,
      body: { kind: 'call', text: 'Où en est son dossier\u202f?' },
    }),
    'customers.keep': async () => ({
      params: { id: await buildExchange(database, { accountId: customer.id, by, promisedOn }) },
    }),
  }
}
