import { describe, expect, test } from 'vitest'
import { doDailyWork } from '../../app/daily-work.ts'
import { actionsOn, inDays } from '../../contracts/chain/contract-life.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import {
  buildSignedRequest,
  type SignedRequest,
} from '../../contracts/signing/signed-request.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { setPresentAt, TEST_PASSWORD } from '../accounts.factory.ts'
import { createAuthenticator } from '../passkeys/webauthn.factory.ts'
import { mailsTo } from '../recovery/read-mail.factory.ts'

const server = await serveTests()

const password = TEST_PASSWORD
const minutesAgo = (minutes: number) => Temporal.Now.instant().subtract({ minutes }).toString()
const REQUIRED = { status: 403, problem: { code: 'presence.required' } }

/** A person about to sign, who proved their presence eleven minutes ago. */
async function lateSigner() {
  const camille = await signInAs(server)
  const body = await buildSignedRequest(camille.client)
  await setPresentAt(server.database, camille.account.id, minutesAgo(11))
  return { ...camille, body }
}

const sign = ({ client, body }: TestSession & { body: SignedRequest }) =>
  client.contracts.create({ body })

async function codeFor({ client, account }: TestSession): Promise<string> {
  await client.presence.sendCode()
  const [mail] = await mailsTo(server.database, account.email)
  return /^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? ''
}

/** A wrong code. */
const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')

const contractsOf = async ({ client }: TestSession) =>
  (await client.contracts.mine({ query: {} })).data.length

describe('signing a contract', () => {
  test('requires a proof of presence when the last one is over ten minutes old, and makes no contract', async () => {
    const camille = await lateSigner()
    const refusal = await refusalOf(sign(camille))
    expect(refusal).toMatchObject(REQUIRED)
    expect(refusal.message).toContain('Confirmez d’abord que c’est bien vous')
    expect(await contractsOf(camille)).toBe(0)
    await setPresentAt(server.database, camille.account.id, minutesAgo(9))
    await sign(camille)
    expect(await contractsOf(camille)).toBe(1)
  })

  test('accepts a sign-in of less than ten minutes ago as proof of presence', async () => {
    const { account, body } = await lateSigner()
    const { token } = await server.client().accounts.login({
      body: { email: account.email, password },
    })
    const client = server.client(token)
    await sign({ account, token, client, body })
    // opened by a release that did not record presence
    await setPresentAt(server.database, account.id, null)
    await client.contracts.create({ body: await buildSignedRequest(client) })
    await server.database
      .updateTable('session')
      .set({ created_at: new Date(minutesAgo(11)) })
      .where('account_id', '=', account.id)
      .execute()
    const late = client.contracts.create({ body: await buildSignedRequest(client) })
    expect(await refusalOf(late)).toMatchObject(REQUIRED)
  })

  test('includes extending and renewing, while quoting and cancelling need no proof', async () => {
    const camille = await lateSigner()
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      endingIn: 20,
    })
    const actions = actionsOn(camille, id)
    const { price } = await actions.listed()
    expect(await refusalOf(actions.extend(inDays(40)))).toMatchObject(REQUIRED)
    expect(await refusalOf(actions.renew(inDays(21), inDays(40), price))).toMatchObject(REQUIRED)
    await actions.price(inDays(40))
    await actions.cancel()
  })

  test('reports a contract of somebody else or a wrong form before it asks for presence', async () => {
    const camille = await lateSigner()
    const zoe = await signInAs(server)
    const { id } = await buildContract(server.database, { accountId: zoe.account.id })
    expect((await refusalOf(actionsOn(camille, id).extend(inDays(40)))).status).toBe(404)
    const wrong = camille.client.contracts.create({ body: { ...camille.body, start_date: '' } })
    expect((await refusalOf(wrong)).status).toBe(400)
  })

  test('may be retried with the same key after the proof, and makes one contract', async () => {
    const { client, body, ...camille } = await lateSigner()
    const idempotencyKey = crypto.randomUUID()
    expect(await refusalOf(client.contracts.create({ body, idempotencyKey }))).toMatchObject(
      REQUIRED,
    )
    await client.presence.prove({ body: { password } })
    const first = await client.contracts.create({ body, idempotencyKey })
    expect(await client.contracts.create({ body, idempotencyKey })).toEqual(first)
    expect(await contractsOf({ client, ...camille })).toBe(1)
  })
})

describe('a proof of presence', () => {
  test('by password holds for its session only, and guesses are limited', async () => {
    const camille = await lateSigner()
    const wrong = camille.client.presence.prove({ body: { password: 'Autre-mot-2!' } })
    expect(await refusalOf(wrong)).toMatchObject({
      status: 422,
      problem: { code: 'password.wrong' },
    })
    expect(await refusalOf(sign(camille))).toMatchObject(REQUIRED)
    const { token } = await server.client().accounts.login({
      body: { email: camille.account.email, password },
    })
    await server.client(token).presence.prove({ body: { password } })
    expect(await refusalOf(sign(camille))).toMatchObject(REQUIRED)
    await camille.client.presence.prove({ body: { password } })
    await sign(camille)
    // freezes the clock, so that all tries count as simultaneous on a slow machine too
    server.setNow(Temporal.Now.instant().toString())
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        refusalOf(camille.client.presence.prove({ body: { password: 'Autre-mot-2!' } })),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('by passkey uses a challenge once, in its own session, and can’t serve to sign in', async () => {
    const camille = await lateSigner()
    expect((await camille.client.presence.askPasskey()).data).toBeNull()
    const key = createAuthenticator(server.address)
    const { data: made } = await camille.client.passkeys.options({ body: { password } })
    await camille.client.passkeys.register({
      body: { challengeId: made.challengeId, name: 'Clé', response: key.create(made) },
    })
    const ask = async () => {
      const { data } = await camille.client.presence.askPasskey()
      if (!data) throw new Error('No challenge')
      return { challengeId: data.challengeId, response: key.get(data) }
    }
    const zoe = await signInAs(server)
    const stolen = await ask()
    const elsewhere = [
      () => zoe.client.presence.prove({ body: stolen }),
      () => server.client().passkeys.signIn({ body: stolen }),
    ]
    for (const call of elsewhere)
      expect((await refusalOf(call())).problem?.code).toBe('passkey.ended')
    const stranger = createAuthenticator(server.address)
    const { data: asked } = await camille.client.presence.askPasskey()
    if (!asked) throw new Error('No challenge')
    const forged = { challengeId: asked.challengeId, response: stranger.get(asked) }
    expect((await refusalOf(camille.client.presence.prove({ body: forged }))).status).toBe(422)
    expect(await refusalOf(sign(camille))).toMatchObject(REQUIRED)

    const answer = await ask()
    await camille.client.presence.prove({ body: answer })
    await sign(camille)
    const again = camille.client.presence.prove({ body: answer })
    expect((await refusalOf(again)).problem?.code).toBe('passkey.ended')
  })

  test('by mailed code is accepted once, with spaces too, and only a hash of the code is stored', async () => {
    const camille = await lateSigner()
    const code = await codeFor(camille)
    expect(code).toMatch(/^\d{6}$/)
    const kept = await server.database
      .selectFrom('presence_code')
      .select('code_hash')
      .where('account_id', '=', camille.account.id)
      .execute()
    expect(kept.map(({ code_hash: hash }) => hash.startsWith('$argon2id$'))).toEqual([true])
    const wrong = camille.client.presence.prove({ body: { code: otherThan(code) } })
    expect((await refusalOf(wrong)).problem?.code).toBe('presence_code.wrong')
    expect(await refusalOf(sign(camille))).toMatchObject(REQUIRED)
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
    await camille.client.presence.prove({ body: { code: typed } })
    await sign(camille)
    const again = camille.client.presence.prove({ body: { code } })
    expect((await refusalOf(again)).problem?.code).toBe('presence_code.wrong')
  })

  test('is refused for a code of another session, or one that a newer code replaced', async () => {
    const camille = await lateSigner()
    const first = await codeFor(camille)
    const { token } = await server.client().accounts.login({
      body: { email: camille.account.email, password },
    })
    const other = server.client(token).presence.prove({ body: { code: first } })
    expect((await refusalOf(other)).status).toBe(422)
    await camille.client.presence.sendCode()
    const late = camille.client.presence.prove({ body: { code: first } })
    expect((await refusalOf(late)).status).toBe(422)
  })

  test('allows five guesses at a code, even simultaneous; then the right code is refused too', async () => {
    const camille = await lateSigner()
    const code = await codeFor(camille)
    // freezes the clock, so that all tries count as simultaneous on a slow machine too
    server.setNow(Temporal.Now.instant().toString())
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        refusalOf(camille.client.presence.prove({ body: { code: otherThan(code) } })),
      ),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    await server.database.deleteFrom('throttle').execute()
    const right = camille.client.presence.prove({ body: { code } })
    expect((await refusalOf(right)).problem?.code).toBe('presence_code.wrong')
  })

  test('sends three codes at most per quarter of an hour', async () => {
    const camille = await signInAs(server)
    for (let n = 0; n < 3; n++) await camille.client.presence.sendCode()
    const refusal = await refusalOf(camille.client.presence.sendCode())
    expect(refusal).toMatchObject({ status: 429, problem: { code: 'throttled' } })
    expect(refusal.retryAfter).toBeGreaterThan(0)
    expect(await mailsTo(server.database, camille.account.email)).toHaveLength(3)
  })

  test('is refused for a code over ten minutes old, which the daily work deletes', async () => {
    const camille = await signInAs(server)
    const code = await codeFor(camille)
    const late = Temporal.Now.instant().add({ minutes: 10, seconds: 1 })
    server.setNow(late.toString())
    const refusal = await refusalOf(camille.client.presence.prove({ body: { code } }))
    expect(refusal.problem?.code).toBe('presence_code.wrong')
    await doDailyWork(server, late)
    const left = await server.database
      .selectFrom('presence_code')
      .select('session_id')
      .where('account_id', '=', camille.account.id)
      .execute()
    expect(left).toEqual([])
  })
})
