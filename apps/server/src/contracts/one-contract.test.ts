import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { FAILURES, FaultyClient, injectedFault } from '../testing/test-faults.ts'
import { refusalOf, rowCounts, signInAs } from '../testing/test-session.ts'
import { buildSignedRequest } from './signing/signed-request.factory.ts'

const server = await serveTests({ connection: { Client: FaultyClient } })
const camille = await signInAs(server)

async function contractsMadeFrom(questionnaireId: string): Promise<number> {
  const { data } = await camille.client.contracts.mine({ query: {} })
  const rows = await server.database
    .selectFrom('contract')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .execute()
  expect(data.filter(({ contract_id }) => rows.some(({ id }) => id === contract_id))).toHaveLength(
    rows.length,
  )
  return rows.length
}

describe('one questionnaire makes one contract', () => {
  test('when it is sent five times at once with one key, and each gets the same answer', async () => {
    const body = await buildSignedRequest(camille.client)
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => camille.client.contracts.create({ body, idempotencyKey })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await contractsMadeFrom(body.contractQuestionnaryId)).toBe(1)
    const again = await camille.client.contracts.create({ body, idempotencyKey })
    expect(again).toEqual(answers[0])
  })

  test('when it is sent five times at once with five keys: one wins, the others get 409', async () => {
    const body = await buildSignedRequest(camille.client)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        camille.client.contracts.create({ body, idempotencyKey: randomUUID() }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          status: 409,
          problem: { code: 'contract.already_created' },
        })
    expect(await contractsMadeFrom(body.contractQuestionnaryId)).toBe(1)
  })

  test('when it is sent five times at once without a key', async () => {
    const body = await buildSignedRequest(camille.client)
    const send = () =>
      fetch(`${server.address}/backend/contracts/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${camille.token}`,
        },
        body: JSON.stringify(body),
      })
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ])
    expect(await contractsMadeFrom(body.contractQuestionnaryId)).toBe(1)
  })

  test('when thirty requests wait for twelve connections: none blocks another', async () => {
    // several accounts, because at most sixteen requests of one account may wait
    const customers = await Promise.all([signInAs(server), signInAs(server), signInAs(server)])
    const requests = await Promise.all(
      customers.flatMap(({ client }) =>
        Array.from({ length: 2 }, async () => ({ client, body: await buildSignedRequest(client) })),
      ),
    )
    const sent = requests.flatMap(({ client, body }) => {
      const idempotencyKey = randomUUID()
      return Array.from({ length: 5 }, () => client.contracts.create({ body, idempotencyKey }))
    })
    const made = (await Promise.all(sent)).map(({ data }) => data.contract_id)
    expect(made).toHaveLength(30)
    expect(new Set(made).size).toBe(6)
  })

  test('while another body with the same key is refused, and another account may use the key', async () => {
    const body = await buildSignedRequest(camille.client)
    const idempotencyKey = randomUUID()
    await camille.client.contracts.create({ body, idempotencyKey })
    const other = await buildSignedRequest(camille.client)
    const refusal = await refusalOf(
      camille.client.contracts.create({ body: other, idempotencyKey }),
    )
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'idempotency.other_body' } })
    expect(await contractsMadeFrom(other.contractQuestionnaryId)).toBe(0)
    const zoe = await signInAs(server)
    const hers = await buildSignedRequest(zoe.client)
    await zoe.client.contracts.create({ body: hers, idempotencyKey })
  })
})

describe('a creation is either complete or absent', () => {
  test.each(Object.keys(FAILURES) as (keyof typeof FAILURES)[])(
    'when each of its statements in turn ends in %s',
    async (name) => {
      const body = await buildSignedRequest(camille.client)
      const idempotencyKey = randomUUID()
      const before = await rowCounts(server.database)
      let statement = 1
      for (; ; statement++) {
        Object.assign(injectedFault, { failAt: statement, seen: 0, statement: FAILURES[name] })
        const outcome = await camille.client.contracts.create({ body, idempotencyKey }).then(
          () => 'created',
          (error: unknown) => error,
        )
        injectedFault.failAt = Number.POSITIVE_INFINITY
        if (outcome === 'created') break
        expect(outcome).toMatchObject({ status: name === 'an error' ? 500 : 503 })
        expect(await rowCounts(server.database)).toEqual(before)
      }
      // session, begin, lock, key, questionnaire, account, contract, signature, event, answer, commit
      expect(statement).toBeGreaterThan(11)
      expect(await rowCounts(server.database)).toEqual({
        ...before,
        contract: (before['contract'] ?? 0) + 1,
        contract_signature: (before['contract_signature'] ?? 0) + 1,
        contract_event: (before['contract_event'] ?? 0) + 1,
        idempotent_answer: (before['idempotent_answer'] ?? 0) + 1,
      })
    },
  )

  test('when the commit itself fails', async () => {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused at commit'; end $$`.execute(server.owner)
    await sql`create constraint trigger refuse after insert on contract_event
      deferrable initially deferred for each row execute function refuse()`.execute(server.owner)
    const body = await buildSignedRequest(camille.client)
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(camille.client.contracts.create({ body }))
    expect(refusal.status).toBe(500)
    expect(refusal.message).toMatch(/^Une erreur est survenue\. Référence : [0-9a-f-]{36}$/)
    expect(JSON.stringify(refusal.problem)).not.toContain('refused at commit')
    expect(await rowCounts(server.database)).toEqual(before)
    await sql`drop trigger refuse on contract_event`.execute(server.owner)
    await camille.client.contracts.create({ body })
  })
})
