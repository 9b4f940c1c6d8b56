import { expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildDebit } from '../payments/bank.factory.ts'
import { ibans, serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'

const server = await serveTests()
const nadia = await signInAs(server, 'advisor')

const contractsOf = async (q: string) =>
  (await nadia.client.customers.find({ query: { q } })).data.contracts

test('a contract is found by the reference of its mandate, as a bank or a customer reads it out', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const { contractId } = await buildDebit(server.database, { accountId, ibans })
  const { reference } = await server.database
    .selectFrom('mandate')
    .select('reference')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  const split = ` ${reference.slice(0, 11)}-${reference.slice(11)}`
  for (const typed of [reference, reference.toLowerCase(), split])
    expect(await contractsOf(typed), typed).toEqual([expect.objectContaining({ id: contractId })])
  expect(await contractsOf(reference.slice(0, -1))).toEqual([])
})
