import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sweepFiles } from '../../claims/discussion/attachments.service.ts'
import { applyRetention } from '../../personal-data/retention.service.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'
import { buildSignedRequest } from '../signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const ATTESTATION = 'attestation'

async function readPapers(id: string) {
  const { contracts } = camille.client
  const contract = await contracts.pdf({ params: { id } })
  const attestation = await contracts.paper({ params: { id, kind: ATTESTATION } })
  return { contract: Buffer.from(contract), attestation: Buffer.from(attestation) }
}

async function keysOf(id: string) {
  const { final_object } = await server.database
    .selectFrom('contract_signature')
    .select('final_object')
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  const { object_key } = await server.database
    .selectFrom('issued_document')
    .select('object_key')
    .where('contract_id', '=', id)
    .where('kind', '=', ATTESTATION)
    .executeTakeFirstOrThrow()
  return [final_object ?? '', object_key ?? '']
}

const inHours = (hours: number) => Temporal.Now.instant().add({ hours })

test('one contract with its documents takes at most 60 kB in the database', async () => {
  const body = await buildSignedRequest(camille.client, { product: 'travel' })
  const idempotencyKey = crypto.randomUUID()
  const { data } = await camille.client.contracts.create({ body, idempotencyKey })
  await readPapers(data.contract_id)
  const { rows } = await sql<{ bytes: number }>`
    select sum(bytes)::int as bytes from (
      select pg_column_size(contract) as bytes from contract where id = ${data.contract_id}
      union all select pg_column_size(row) from questionnaire row where id = ${body.contractQuestionnaryId}
      union all select pg_column_size(row) from contract_signature row where contract_id = ${data.contract_id}
      union all select pg_column_size(row) from contract_event row where contract_id = ${data.contract_id}
      union all select pg_column_size(row) from issued_document row where contract_id = ${data.contract_id}
      union all select pg_column_size(row) from idempotent_answer row where key = ${idempotencyKey}
    ) of`.execute(server.database)
  expect(rows[0]?.bytes).toBeLessThan(60_000)
  expect(rows[0]?.bytes).toBeGreaterThan(1000)
})

test('documents stored in database rows, as formerly, can still be read', async () => {
  const { id } = await buildSigned(server, camille)
  const before = await readPapers(id)
  const [signed = '', attested = ''] = await keysOf(id)
  await sql`update contract_signature set final_document = ${before.contract}, final_object = null
    where contract_id = ${id}`.execute(server.database)
  await sql`update issued_document set document = ${before.attestation}, object_key = null
    where contract_id = ${id} and kind = ${ATTESTATION}`.execute(server.database)
  await server.files.remove(signed)
  await server.files.remove(attested)
  expect(await readPapers(id)).toEqual(before)
})

test('an attestation requested twice at the same time is one file, which can be verified', async () => {
  const { id } = await buildSigned(server, camille)
  const [one, other] = await Promise.all([readPapers(id), readPapers(id)])
  expect(other).toEqual(one)
  const sha256 = hash('sha256', one.attestation)
  const { data } = await server.client().documents.verify({ body: { sha256 } })
  expect(data.verdict).toBe('authentic')
})

test('a stored file without a database row is deleted after a day, the others stay', async () => {
  const { id } = await buildSigned(server, camille)
  await readPapers(id)
  const now = Temporal.Now.instant()
  const lost = await server.files.keepPaper({ database: server.database, now }, Buffer.from('%PDF'))
  await sweepFiles(server, inHours(23))
  expect((await server.files.readPaper(lost)).toString()).toBe('%PDF')
  await sweepFiles(server, inHours(25))
  await expect(server.files.readPaper(lost)).rejects.toThrow()
  for (const key of await keysOf(id))
    expect((await server.files.readPaper(key)).length).toBeTruthy()
})

test('a document of a contract signed last month is not swept before the contract is stored', async () => {
  const now = inHours(-24 * 30)
  const fresh = await server.files.keepPaper(
    { database: server.database, now },
    Buffer.from('%PDF-'),
  )
  await sweepFiles(server, inHours(0))
  expect((await server.files.readPaper(fresh)).toString()).toBe('%PDF-')
})

test('the documents of a contract are deleted with it at the end of the retention', async () => {
  const { id } = await buildSigned(server, camille)
  await readPapers(id)
  const keys = await keysOf(id)
  const later = inHours(24 * 365 * 12)
  await applyRetention({ database: server.database, now: later })
  await sweepFiles(server, later)
  for (const key of keys) await expect(server.files.readPaper(key)).rejects.toThrow()
})
