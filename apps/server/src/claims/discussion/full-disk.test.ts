import { globSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { prepareGround } from '../../testing/server-ground.factory.ts'
import { endServer, startServer } from '../../testing/server-process.factory.ts'
import { buildDiscussion } from './messages.factory.ts'

const ground = await prepareGround()
const { database, dataDir } = ground

afterAll(() => ground.clear())

const filesThere = () => globSync(['files/*/*', 'incoming/*'], { cwd: dataDir })

test('an upload that the disk has no room for gets 503 and leaves nothing, and the next one is stored', async () => {
  const account = await buildAccount(database)
  const claimId = await buildDiscussion(database, { ownerId: account.id })
  mkdirSync(join(dataDir, 'files'), { mode: 0o755 })
  // a limit of 1024 blocks of 512 bytes per file
  const { child, said, address } = startServer(ground.settings, { limit: 'ulimit -f 1024' })
  const backend = `${await address}/backend`
  const signedIn = await fetch(`${backend}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: TEST_PASSWORD }),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const upload = (bytes: number) =>
    fetch(`${backend}/claims/${claimId}/files?name=a.txt`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: 'x'.repeat(bytes),
    })

  const refused = await upload(900_000)
  expect(refused.status, said.err).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect(filesThere()).toEqual([])
  expect((await upload(1000)).status).toBe(201)
  expect(filesThere()).toHaveLength(1)
  // only the server's user can read its files, folders created earlier included
  for (const path of globSync(['files', 'files/**', 'incoming'], { cwd: dataDir }))
    expect(statSync(join(dataDir, path)).mode & 0o077, path).toBe(0)
  await endServer(child, 'SIGTERM')
  // the log that the operator reads names the error
  expect(`${said.out}${said.err}`).toContain('EFBIG')
}, 60_000)
