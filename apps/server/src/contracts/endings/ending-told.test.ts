import { inEuros } from '@sillage/domain/values/money.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

test.each([
  ['is notified, by no mail but the one that carries the receipt', new Date(), []],
  [
    'is notified by mail too while the receipt waits for a verified address',
    null,
    [{ subject: 'Votre résiliation est enregistrée' }],
  ],
])('a cancellation %s', async (_, email_verified_at, mails) => {
  const accounts = server.database.updateTable('account').where('id', '=', camille.account.id)
  await accounts.set({ email_verified_at }).execute()
  const { id, cancel } = await buildSigned(server, camille)
  const { data } = await cancel()
  await accounts.set({ email_verified_at: new Date() }).execute()
  const notices = await server.database
    .selectFrom('notification')
    .select('title')
    .where('key', '=', `contract.cancellation.${id}`)
    .execute()
  const [first] = data.refund.settlement?.to_pay ?? []
  const owed = inEuros(first?.amount ?? 0)
  expect(notices).toHaveLength(1)
  expect(notices[0]?.title).toMatch(/^Votre contrat est résilié, et ses garanties ont pris fin\. /)
  expect(notices[0]?.title).toContain(`Reste à payer\u00a0: ${owed} par virement au plus tard le`)
  const mail = await server.database
    .selectFrom('mail')
    .select('subject')
    .where('path', 'like', `%${id}`)
    .execute()
  expect(mail).toEqual(mails)
})
