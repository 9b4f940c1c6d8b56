import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'

const server = await serveTests()

const register = (email: string) =>
  server.client(null).accounts.register({
    body: { username: 'zoe.martin', email, password: TEST_PASSWORD },
  })
const signIn = (email: string) =>
  server.client(null).accounts.login({ body: { email, password: TEST_PASSWORD } })

test('one mailbox has one account, whichever way its domain is spelled', async () => {
  await register('une.boite@exemple-boite.fr')
  // in sequence, because simultaneously either could be the first
  for (const email of ['une.boite@exemple-bo\uff49te.fr', 'une.boite@EXEMPLE-BOITE.\uff26\uff32'])
    expect(await refusalOf(register(email))).toMatchObject({
      status: 409,
      problem: { code: 'email.taken' },
    })
  await register('une.boite@société-boite.fr')
  expect((await refusalOf(register('une.boite@xn--socit-boite-ebbb.fr'))).status).toBe(409)
})

test('an account stored with an accented domain still signs in, and can’t be registered again', async () => {
  const { id } = await buildAccount(server.database, { email: 'ancien@été.fr' })
  await server.database
    .updateTable('account')
    .set({ email: 'ancien@été.fr' })
    .where('id', '=', id)
    .execute()
  expect((await signIn('ancien@été.fr')).user.id).toBe(id)
  expect((await signIn('ancien@xn--t-9fab.fr')).user.id).toBe(id)
  expect((await refusalOf(register('ancien@été.fr'))).status).toBe(409)
})
