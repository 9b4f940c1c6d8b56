import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { buildDiscussion } from './messages.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
let claimId: string = await buildDiscussion(server.database, { ownerId: owner.account.id })

const upload = ({ client }: TestSession) =>
  client.messages.upload({
    params: { id: claimId },
    query: { name: 'a.txt' },
    body: new Blob(['a']),
  })
const post = ({ client }: TestSession) =>
  client.messages.post({
    body: { claimId, documents: [{ file_name: 'b.txt', file_content: btoa('b') }] },
  })

/** Fills the claim with copies of one uploaded file. */
async function fill(count: number, by: TestSession) {
  const { data } = await upload(by)
  await sql`
    insert into claim_file (claim_id, account_id, object_key, name, uploaded_at)
    select claim_id, account_id, object_key, name, uploaded_at
    from claim_file, generate_series(1, ${count}::int) where id = ${data.file_id}`.execute(
    server.database,
  )
}

const lock = () => sql`select from claim where id = ${claimId} for update`

test.each([
  ['uploads', upload, upload],
  ['an upload and a message', upload, post],
])('of two files that meet at the cap of an hour, one is refused: %s', async (_, one, other) => {
  const busy = await signInAs(server, 'advisor')
  await fill(118, busy)
  const outcomes = await afterWaiting(server, {
    lock: lock(),
    calls: [() => one(busy), () => other(busy)],
  })
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { problem: { code: 'file.too_many' } } },
  ])
})

test('of two people’s files that meet at the cap of the claim, one is refused', async () => {
  const [one, other] = [await signInAs(server, 'advisor'), await signInAs(server, 'advisor')]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from claim_file where claim_id = ${claimId}`.execute(
    server.database,
  )
  const filler = await signInAs(server, 'advisor')
  await fill(498 - (rows[0]?.count ?? 0), filler)
  const outcomes = await afterWaiting(server, {
    lock: lock(),
    calls: [() => upload(one), () => upload(other)],
  })
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { problem: { code: 'file.claim_full' } } },
  ])
})

test('refused files count too: beyond forty in a quarter of an hour none is read, and accepted ones cost nothing', async () => {
  const { client, account } = await signInAs(server, 'advisor')
  claimId = await buildDiscussion(server.database, { ownerId: account.id })
  const send = (name: string, text = 'a') =>
    client.messages.upload({ params: { id: claimId }, query: { name }, body: new Blob([text]) })
  const inMessage = (file_name: string) =>
    client.messages.post({ body: { claimId, documents: [{ file_name, file_content: btoa('b') }] } })
  await send('a.txt')
  const wrong = [() => send('b.pdf'), () => send('c.exe'), () => inMessage('d.png')]
  for (let n = 0; n < 39; n++)
    expect((await refusalOf(wrong[n % wrong.length]?.() ?? send('b.pdf'))).problem?.code).toMatch(
      /^file\.(?:type|lying)$/,
    )
  // what is accepted is given back
  await send('e.txt')
  await inMessage('g.txt')
  expect((await refusalOf(send('h.pdf'))).status).toBe(415)
  for (const call of [() => send('i.txt'), () => inMessage('j.txt')])
    expect(await refusalOf(call())).toMatchObject({
      status: 429,
      problem: { code: 'file.too_many' },
    })
  // nobody else waits
  await upload(await signInAs(server, 'advisor'))
})
