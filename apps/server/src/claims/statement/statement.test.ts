import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { SIGNATURE } from '../../contracts/signing/signed-request.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { buildClaim } from '../claims.factory.ts'
import { otherSide, ownSide, sentShared } from './statement.factory.ts'

let owner: TestSession
let claimId: string
const server = await serveTests()
beforeEach(async () => {
  owner = await signInAs(server)
  const claim = await buildClaim(server.database, { owner: owner.account })
  claimId = claim.claim_id
})

const own = ({ client }: TestSession = owner) => {
  const params = { id: claimId }
  return {
    read: async () => (await client.statements.read({ params })).data,
    save: (version: number, changes: Parameters<typeof ownSide>[0] = {}, shared = sentShared()) =>
      client.statements.save({ params, body: { version, shared, side: ownSide(changes) } }),
    invite: async () =>
      (await client.statements.invite({ params })).data.address.split('#')[1] ?? '',
    sign: (version: number, given_at?: string) =>
      client.statements.sign({
        params,
        body: {
          version,
          by: 'Camille Roussel',
          signatureData: SIGNATURE,
          ...(given_at && { given_at }),
        },
      }),
    paper: () => client.statements.paper({ params }),
  }
}

const guest = (token: string) => {
  const { statements } = server.client()
  return {
    read: async () => (await statements.guestRead({ body: { token } })).data,
    save: (version: number, changes: Parameters<typeof otherSide>[0] = {}) =>
      statements.guestSave({ body: { token, version, side: otherSide(changes) } }),
    sign: (version: number, given_at?: string) =>
      statements.guestSign({
        body: {
          token,
          version,
          by: 'Lucie Armand',
          signatureData: SIGNATURE,
          ...(given_at && { given_at }),
        },
      }),
    paper: () => statements.guestPaper({ body: { token } }),
  }
}

/** Both have written: A ticked no box, B ticked « reculait ». */
async function written() {
  await own().save(0)
  const other = guest(await own().invite())
  await other.save(1, { circumstances: [14], impact: 'rear' })
  return other
}

test('a new statement is prefilled from the claim and its contract', async () => {
  const fresh = await own().read()
  expect(fresh).toMatchObject({ version: 0, signed: { a: null, b: null }, proposal: null })
  expect(fresh.shared).toMatchObject({ isInjured: null, isOtherDamage: null })
  expect(fresh.a.texts).toMatchObject({
    insurer: expect.stringContaining('Sillage'),
    plate: expect.any(String),
  })
  expect(fresh.missing.a).toContain('Le point de choc initial')
})

test('two drivers fill in their halves and sign, and nothing can change afterwards', async () => {
  const other = await written()
  expect((await own().read()).b.circumstances).toEqual([14])
  await own().sign(2)
  const { data: signed } = await other.sign(2)
  expect(signed.signed).toMatchObject({
    a: { by: 'Camille Roussel' },
    b: { by: 'Lucie Armand' },
  })
  for (const late of [own().save, other.save, own().sign, other.sign])
    expect((await refusalOf(late(2))).problem?.code).toBe('statement.locked')
  await expect(
    server.database.updateTable('claim_statement').set({ version: 9 }).execute(),
  ).rejects.toThrow('never changed')
})

test('a change cancels the signatures, and writing to an older version is refused', async () => {
  const other = await written()
  await own().sign(2)
  await other.save(2, { circumstances: [9] })
  expect((await own().read()).signed).toEqual({ a: null, b: null })
  for (const late of [own().save, own().sign, other.save, other.sign])
    expect((await refusalOf(late(2))).problem).toMatchObject({
      status: 409,
      code: 'statement.changed',
    })
})

test('an incomplete statement can’t be signed', async () => {
  await own().save(0, { impact: null, texts: {} })
  expect((await refusalOf(own().sign(1))).problem).toMatchObject({
    status: 422,
    code: 'statement.missing',
    message: expect.stringContaining('Le point de choc initial'),
  })
})

test('the guest link opens only the statement, for 72 hours or until another link is made', async () => {
  await own().save(0)
  const token = await own().invite()
  const seen = await guest(token).read()
  expect(JSON.stringify(seen)).not.toContain(claimId)
  expect(JSON.stringify(seen)).not.toContain('Un choc à l’arrêt')
  const newer = await own().invite()
  expect((await refusalOf(guest(token).read())).problem?.code).toBe('statement.dead_link')
  expect((await guest(newer).read()).version).toBe(1)
  server.setNow(Temporal.Now.instant().add({ hours: 73 }).toString())
  expect((await refusalOf(guest(newer).read())).problem?.code).toBe('statement.dead_link')
  server.setNow(Temporal.Now.instant().toString())
  const row = await server.database
    .selectFrom('claim_statement')
    .selectAll()
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
  expect(row.guest_token_sha256?.toString('base64url')).not.toBe(newer)
})

test('staff read the statement, with the share of fault proposed once both drivers have signed', async () => {
  const other = await written()
  const advisor = await signInAs(server, 'advisor')
  expect((await own(advisor).read()).proposal).toMatchObject({ case: null, evidence: [] })
  await own().sign(2)
  await other.sign(2)
  expect((await own(advisor).read()).proposal).toMatchObject({
    case: 51,
    fault: 'none',
    evidence: expect.arrayContaining(['B, case 14\u00a0: reculait']),
  })
  // the owner gets no proposal
  expect((await own().read()).proposal).toBeNull()
  expect((await refusalOf(own(advisor).save(2))).problem?.code).toBe('statement.owner_only')
  const notices = await server.database
    .selectFrom('notification')
    .select('title')
    .where('account_id', '=', owner.account.id)
    .execute()
  expect(notices.map(({ title }) => title).join()).toContain(
    'les deux conducteurs ont signé le constat',
  )
})

const statementInClaim = async () => {
  const { data } = await owner.client.claims.detail({ params: { id: claimId } })
  return [data.statement, data.checklist.find(({ key }) => key === 'report')?.state]
}

test('the claim says how far its statement is, and does not ask for one that both have signed', async () => {
  expect(await statementInClaim()).toEqual(['new', 'missing'])
  await own().save(0)
  const token = await own().invite()
  await guest(token).save(1)
  await own().sign(2)
  expect(await statementInClaim()).toEqual(['begun', 'missing'])
  await guest(token).sign(2)
  expect(await statementInClaim()).toEqual(['signed', 'received'])
})

test('both drivers get a paper with the same fingerprint', async () => {
  const other = await written()
  await own().sign(2)
  await other.sign(2)
  const { text } = await readPdf(Buffer.from(await own().paper()))
  for (const said of ['Constat amiable', 'Orléans, rue des Carmes', 'Lucie Armand', 'reculait'])
    expect(text).toContain(said)
  const fingerprint = /[0-9a-f]{64}/.exec(text.replace(/\s/g, ''))?.[0]
  const copy = await readPdf(Buffer.from(await other.paper()))
  expect(fingerprint).toBeDefined()
  expect(copy.text.replace(/\s/g, '')).toContain(fingerprint)
})

const ago = (duration: Temporal.DurationLike) =>
  Temporal.Now.instant()
    .round('millisecond')
    .subtract(duration)
    .toString({ smallestUnit: 'millisecond' })

test('a signature given offline keeps the time on the device and the time of receipt', async () => {
  const other = await written()
  const givenA = ago({ hours: 7 })
  const givenB = ago({ hours: 6 })
  await own().sign(2, givenA)
  const before = Temporal.Now.instant().subtract({ minutes: 1 })
  const { data } = await other.sign(2, givenB)
  expect(data.signed).toMatchObject({ a: { given_at: givenA }, b: { given_at: givenB } })
  expect(Temporal.Instant.compare(Temporal.Instant.from(data.signed.b?.at ?? ''), before)).toBe(1)

  const { text } = await readPdf(Buffer.from(await own().paper()))
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Signé sur l’appareil le .*, reçu le .*, heure de/)
  const { data: claim } = await owner.client.claims.detail({ params: { id: claimId } })
  const said = claim.timeline.map(({ sentence }) => sentence)
  expect(said).toContainEqual(
    expect.stringMatching(/^Constat reçu, signé par l’assuré sur l’appareil le .* à \d\d:\d\d$/),
  )
  expect(said).not.toContain('Constat signé par l’assuré')
  await expect(
    server.database
      .updateTable('claim_statement')
      .set({ signed_a_given_at: new Date() })
      .where('claim_id', '=', claimId)
      .execute(),
  ).rejects.toThrow('never changed')
})

test('signing again online after a change leaves no time on the device', async () => {
  const other = await written()
  await own().sign(2, ago({ hours: 1 }))
  await other.save(2, { circumstances: [9] })
  await own().sign(3)
  expect((await own().read()).signed.a?.given_at).toBeNull()
})

test.each([
  [{ minutes: -6 }, 'statement.given_later', 'n’est pas encore passée'],
  [{ hours: 24 * 30 + 1 }, 'statement.given_long_ago', 'plus de 30'],
])('a signature dated %o ago is refused', async (duration, code, message) => {
  const other = await written()
  for (const sign of [own().sign, other.sign])
    expect((await refusalOf(sign(2, ago(duration)))).problem).toMatchObject({
      status: 422,
      code,
      message: expect.stringContaining(message),
    })
  expect((await own().read()).signed).toEqual({ a: null, b: null })
})

test('only an accident has a statement, which can’t be changed once the claim is closed', async () => {
  await own().save(0)
  await server.database
    .updateTable('claim')
    .set({ status: 'closed' })
    .where('id', '=', claimId)
    .execute()
  expect((await refusalOf(own().save(1))).problem?.code).toBe('statement.closed')
  const theft = await buildClaim(server.database, { owner: owner.account, nature: 'Vol' })
  claimId = theft.claim_id
  expect((await refusalOf(own().read())).problem?.code).toBe('statement.none')
})

// keep this test last: it blocks this address
test('both drivers may sign at the same time', async () => {
  await own().save(0)
  const token = await own().invite()
  await guest(token).save(1)
  const claim = sql`select from claim where id = ${claimId} for update`
  const calls = [() => guest(token).sign(2), () => own().sign(2)]
  for (const { status } of await afterWaiting(server, { lock: claim, calls }))
    expect(status).toBe('fulfilled')
  const { signed } = await own().read()
  expect([signed.a?.by, signed.b?.by]).toEqual(['Camille Roussel', 'Lucie Armand'])
})

test('the other driver can’t sign once the claim is closed meanwhile', async () => {
  await own().save(0)
  const token = await own().invite()
  await guest(token).save(1)
  const [signature] = await afterWaiting(server, {
    lock: sql`select from claim where id = ${claimId} for update`,
    calls: [() => guest(token).sign(2)],
    change: sql`update claim set status = 'closed' where id = ${claimId}`,
  })
  expect(signature).toMatchObject({ reason: { problem: { code: 'statement.closed' } } })
  expect((await own().read()).signed.b).toBeNull()
})

test.each(['2026-13-45', '2026-02-30'])('a statement has no day « %s »', async (day) => {
  const saved = own().save(0, {}, { ...sentShared(), day })
  expect(await refusalOf(saved)).toMatchObject({ status: 400 })
})

test('guessing guest links is rate-limited', async () => {
  const tries = Array.from({ length: 105 }, () =>
    refusalOf(guest('a'.repeat(43)).read()).then(({ problem }) => problem?.status),
  )
  expect(await Promise.all(tries)).toContain(429)
})
