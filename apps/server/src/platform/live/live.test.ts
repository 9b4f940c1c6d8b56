import { followLive, type LiveConnection } from '@sillage/wire/http/live-client.ts'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { inTransaction } from '../database/database.ts'
import { forgetOldEvents, publish, withdraw } from './live.repository.ts'

const open: LiveConnection[] = []
const server = await serveTests()
afterEach(() => {
  for (const connection of open.splice(0)) connection.close()
})

interface Page {
  readonly seen: string[]
  readonly connection: LiveConnection
  fresh: number
  isConnected: boolean
  isSignedOut: boolean
}

/** Opens somebody's page; `seen` lists the paths of the notifications received. */
async function openPage({ token }: Pick<TestSession, 'token'>): Promise<Page> {
  const seen: string[] = []
  const state = { fresh: 0, isConnected: false, isSignedOut: false }
  const connection = followLive({
    base: `${server.address}/backend`,
    token: () => token,
    onEvent: (event) => {
      if (event.kind === 'notification') seen.push(event.payload.path)
    },
    onFresh: () => state.fresh++,
    onConnection: (isConnected) => {
      state.isConnected = isConnected
    },
    onUnauthorized: () => {
      state.isSignedOut = true
    },
  })
  open.push(connection)
  const page = Object.assign(state, { seen, connection })
  await vi.waitFor(() => expect(page.isConnected).toBe(true))
  return page
}

const tell = (path: string, accountIds: readonly string[], staff = false) =>
  publish(server.database, {
    kind: 'notification',
    payload: { title: 'Bonjour', path },
    accountIds,
    staff,
  })

const range = (length: number) => Array.from({ length }, (_, at) => String(at))

test('an event reaches the pages of its recipients only', async () => {
  const [camille, zoe, advisor] = [
    await signInAs(server),
    await signInAs(server),
    await signInAs(server, 'advisor'),
  ]
  const pages = {
    camille: await openPage(camille),
    camilleToo: await openPage(camille),
    zoe: await openPage(zoe),
    advisor: await openPage(advisor),
  }
  await tell('camille', [camille.account.id])
  await tell('staff', [], true)
  await tell('both', [camille.account.id], true)
  await tell('all', [camille.account.id, zoe.account.id], true)
  await vi.waitFor(() => {
    expect(pages.camille.seen).toEqual(['camille', 'both', 'all'])
    expect(pages.camilleToo.seen).toEqual(['camille', 'both', 'all'])
    expect(pages.zoe.seen).toEqual(['all'])
    expect(pages.advisor.seen).toEqual(['staff', 'both', 'all'])
  })
})

test('a page that reconnects gets what it missed, once each and in order', async () => {
  const camille = await signInAs(server)
  const page = await openPage(camille)
  const published = range(300)
  for (const path of published) {
    // cut in mid-stream, again and again
    if (Number(path) % 50 === 20) page.connection.pause()
    if (Number(path) % 50 === 40) page.connection.resume()
    await tell(path, [camille.account.id])
  }
  await vi.waitFor(() => expect(page.seen).toEqual(published), 5000)
  expect(page.fresh).toBe(1)
})

test('events of transactions that commit late and out of order all arrive', async () => {
  const camille = await signInAs(server)
  const pages = [await openPage(camille), await openPage(camille)]
  const published = range(60)
  await Promise.all(
    published.map((path) =>
      inTransaction(server.database, async (transaction) => {
        await publish(transaction, {
          kind: 'notification',
          payload: { title: '', path },
          accountIds: [camille.account.id],
        })
        // the earlier the event, the later its commit
        await sql`select pg_sleep(${(60 - Number(path)) / 600})`.execute(transaction)
      }),
    ),
  )
  await vi.waitFor(
    () => {
      for (const page of pages)
        expect(page.seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(published)
    },
    { timeout: 5000 },
  )
  const { rows } = await sql<{ gaps: number }>`
    select max(position) - count(*) - min(position) + 1 as gaps from live_event`.execute(
    server.database,
  )
  expect(Number(rows[0]?.gaps)).toBe(0)
})

test('an event of a rolled-back transaction is never sent', async () => {
  const camille = await signInAs(server)
  const page = await openPage(camille)
  await inTransaction(server.database, async (transaction) => {
    await publish(transaction, {
      kind: 'notification',
      payload: { title: '', path: 'failed' },
      accountIds: [camille.account.id],
    })
    throw new Error('changed my mind')
  }).catch(() => undefined)
  await tell('after', [camille.account.id])
  await vi.waitFor(() => expect(page.seen).toEqual(['after']))
})

test('a page that reconnects after more than a day has to reload everything', async () => {
  const camille = await signInAs(server)
  const page = await openPage(camille)
  await tell('seen', [camille.account.id])
  await vi.waitFor(() => expect(page.seen).toEqual(['seen']))
  page.connection.pause()
  await tell('forgotten', [camille.account.id])
  await forgetOldEvents(server.database, Temporal.Now.instant().add({ hours: 25 }))
  await tell('kept', [camille.account.id])
  page.connection.resume()
  await vi.waitFor(() => expect(page.fresh).toBe(2))
  await tell('now', [camille.account.id])
  await vi.waitFor(() => expect(page.seen).toEqual(['seen', 'now']))
})

test('an event withdrawn meanwhile is not sent to a page that reconnects', async () => {
  const [camille, zoe] = [await signInAs(server), await signInAs(server)]
  const pages = [await openPage(camille), await openPage(zoe)]
  for (const page of pages) page.connection.pause()
  const claimId = crypto.randomUUID()
  await publish(server.database, {
    kind: 'participants',
    payload: { claim_id: claimId },
    accountIds: [camille.account.id, zoe.account.id],
  })
  await tell('else', [camille.account.id, zoe.account.id])
  await withdraw(server.database, { accountId: zoe.account.id, claimId })
  const { rows } = await sql<{ account_ids: string[] }>`
    select account_ids from live_event where payload ->> 'claim_id' = ${claimId}`.execute(
    server.database,
  )
  expect(rows).toEqual([{ account_ids: [camille.account.id] }])
  for (const page of pages) page.connection.resume()
  await vi.waitFor(() => expect(pages.map(({ seen }) => seen)).toEqual([['else'], ['else']]))
})

test('signing out closes the streams of that session at once, and no others', async () => {
  const camille = await signInAs(server)
  const zoe = await signInAs(server)
  const [ended, other] = [await openPage(camille), await openPage(zoe)]
  await camille.client.accounts.logout()
  await vi.waitFor(() => expect(ended.isSignedOut).toBe(true), 3000)
  await tell('after', [camille.account.id, zoe.account.id])
  await vi.waitFor(() => expect(other.seen).toEqual(['after']))
  expect(ended.seen).toEqual([])
})

test('pages of several sessions opened at the same moment all stay open', async () => {
  const sessions = [await signInAs(server), await signInAs(server), await signInAs(server)]
  const abort = new AbortController()
  const pages = await Promise.all(
    Array.from({ length: 45 }, (_, at) => readPage(sessions[at % 3], abort.signal)),
  )
  await Promise.all(pages.map((readUntil) => readUntil('event: fresh')))
  await tell(
    'all',
    sessions.map(({ account }) => account.id),
  )
  for (const readUntil of pages) expect(await readUntil('"path":')).toContain('notification')
  abort.abort()
})

/** A page that doesn't reconnect: reads until a text has come or the stream has ended. */
async function readPage(session: TestSession | undefined, signal: AbortSignal) {
  const { body } = await fetch(`${server.address}/backend/live`, {
    headers: { authorization: `Bearer ${session?.token}` },
    signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (wanted: string) => {
    for (let isOver = false; !isOver && !text.includes(wanted); ) {
      const piece = await reader?.read()
      isOver = piece?.done ?? true
      text += piece?.value ?? ''
    }
    return text
  }
}

test('deactivating an account closes its streams at once', async () => {
  const camille = await signInAs(server)
  const page = await openPage(camille)
  await server.database
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', camille.account.id)
    .execute()
  await vi.waitFor(() => expect(page.isSignedOut).toBe(true), 3000)
})

test('events sent while the listening connection was cut still arrive', async () => {
  const camille = await signInAs(server)
  const page = await openPage(camille)
  await tell('before', [camille.account.id])
  await vi.waitFor(() => expect(page.seen).toEqual(['before']))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "live"'`.execute(server.database)
  await tell('meanwhile', [camille.account.id])
  await vi.waitFor(() => expect(page.seen).toEqual(['before', 'meanwhile']), 5000)
})
