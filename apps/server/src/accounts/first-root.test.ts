import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf } from '../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from './accounts.factory.ts'
import { ensureRoot } from './accounts.service.ts'

const server = await serveTests()

describe('the first root', () => {
  const root = { email: 'ines@exemple.fr', password: TEST_PASSWORD }

  test('is not created from an address that already has an account', async () => {
    const { email } = await buildAccount(server.database)
    await expect(ensureRoot(server.database, { ...root, email })).rejects.toThrow(/^ROOT_EMAIL/)
  })

  test('is created once, and signs in', async () => {
    await ensureRoot(server.database, root)
    await ensureRoot(server.database, { ...root, email: 'autre@exemple.fr' })
    const { user } = await server.client().accounts.login({ body: root })
    expect(user.role).toBe('root')
    const second = server.client().accounts.login({ body: { ...root, email: 'autre@exemple.fr' } })
    expect((await refusalOf(second)).status).toBe(401)
  })
})
