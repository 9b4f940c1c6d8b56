import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { buildAccount } from '../accounts.factory.ts'
import { PASSWORD_CHECKS } from '../passwords.ts'

const server = await serveTests()

/** Addresses of an active account, of a deactivated one, and of none. */
async function threeAddresses(): Promise<readonly string[]> {
  const [known, gone] = [await buildAccount(server.database), await buildAccount(server.database)]
  const accounts = server.database.updateTable('account').set({ is_active: false })
  await accounts.where('id', '=', gone.id).execute()
  return [known.email, gone.email, 'personne@exemple.fr']
}

const post = (path: string, body: object) =>
  fetch(`${server.address}/backend${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a sign-in checks one password at full cost for an active, a deactivated or an unknown account', async () => {
  const costs: unknown[] = []
  const note = (cost: unknown) => costs.push(cost)
  PASSWORD_CHECKS.subscribe(note)
  for (const email of await threeAddresses()) {
    costs.length = 0
    expect((await post('/auth/login', { email, password: 'Autre-mot-2!' })).status).toBe(401)
    expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
  }
  PASSWORD_CHECKS.unsubscribe(note)
})

test('a forgotten password is always answered after a full quarter of a second', async () => {
  const timers = new Set<number>()
  let ended = 0
  const hook = createHook({
    init(id, type, _, resource) {
      if (type === 'Timeout' && '_idleTimeout' in resource && resource._idleTimeout === 250)
        timers.add(id)
    },
    before(id) {
      if (timers.delete(id)) ended += 1
    },
  }).enable()
  for (const email of await threeAddresses()) {
    ended = 0
    expect((await post('/auth/forgot-password', { email })).status).toBe(202)
    expect({ ended, running: timers.size }).toEqual({ ended: 1, running: 0 })
  }
  hook.disable()
})
