import { expect, test } from 'vitest'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInAs, signInCapable } from '../../testing/test-session.ts'
import { buildBatch } from '../bank.factory.ts'
import { SAMPLE_IBAN } from '../payments.factory.ts'

const server = await serveTests()

test('a whole IBAN is shown to an approver on request, and each showing is audited', async () => {
  const { database } = server
  const lou = await signInAs(server)
  const batchId = await buildBatch(database, { accountId: lou.account.id, ibans })
  const odile = await signInCapable(server, 'advisor', ['approve'])
  const { data: batch } = await odile.client.bank.batch({ params: { id: batchId } })
  const [order] = batch.orders
  const params = { id: order?.id ?? '' }
  expect(JSON.stringify(batch)).not.toContain(SAMPLE_IBAN)
  const logged = async () => {
    const rows = await database
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'bank_account.revealed')
      .execute()
    return rows.map(({ actor_id }) => actor_id)
  }
  for (const times of [1, 2]) {
    const { data } = await odile.client.bank.reveal({ params })
    expect(data.iban).toBe(SAMPLE_IBAN)
    expect(await logged()).toEqual(Array.from({ length: times }, () => odile.account.id))
  }
})
