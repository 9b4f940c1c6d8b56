import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildPayout, OTHER_IBAN, SAMPLE_IBAN } from '../payments.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

test('an account for a refund that has none is accepted, and corrected until it is ordered', async () => {
  const id = await buildPayout(server.database, camille.account.id)
  const give = (iban: string) =>
    camille.client.payments.payoutIban({
      params: { id },
      body: { holder: 'Camille Roussel', iban },
    })
  const { data } = await give(SAMPLE_IBAN)
  expect(data).toMatchObject({ amount: 51.64, account: { iban: 'FR\u00a0••••\u00a02606' } })
  const { data: corrected } = await give(OTHER_IBAN)
  expect(corrected).toMatchObject({
    account: { iban: 'DE\u00a0••••\u00a03000' },
    is_account_given: true,
    payable_from: expect.any(String),
  })
  // a return to the first account is another change, and is notified too
  await give(SAMPLE_IBAN)
  const notices = await server.database
    .selectFrom('notification')
    .select('key')
    .where('account_id', '=', camille.account.id)
    .where('key', 'like', `payout.account.${id}.%`)
    .execute()
  expect(notices).toHaveLength(3)
})

test('an account for a refund to who paid is refused', async () => {
  const id = await buildPayout(server.database, camille.account.id)
  const body = { holder: 'Camille Roussel', iban: SAMPLE_IBAN }
  await camille.client.payments.payoutIban({ params: { id }, body })
  await server.database
    .updateTable('payout')
    .set({ account_given_at: null })
    .where('id', '=', id)
    .execute()
  const again = camille.client.payments.payoutIban({ params: { id }, body })
  expect(await refusalOf(again)).toMatchObject({ problem: { code: 'payout.has_account' } })
})
