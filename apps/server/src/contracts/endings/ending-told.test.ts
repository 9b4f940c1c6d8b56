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
  await cancel()
  await accounts.set({ email_verified_at: new Date() }).execute()
  const notices = await server.database
    .selectFrom('notification')
    .select('title')
    .where('key', '=', `contract.cancellation.${id}`)
    .execute()
  expect(notices).toEqual([{ title: 'Votre contrat est résilié, et ses garanties ont pris fin.' }])
  const mail = await server.database
    .selectFrom('mail')
    .select('subject')
    .where('path', 'like', `%${id}`)
    .execute()
  expect(mail).toEqual(mails)
})
