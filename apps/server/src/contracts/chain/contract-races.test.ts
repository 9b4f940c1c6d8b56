import { ApiError } from '@sillage/wire/http/client.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { FAILURES, FaultyClient, injectedFault } from '../../testing/test-faults.ts'
import { rowCounts, signInAs } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { buildSigned, inDays } from './contract-life.factory.ts'

const server = await serveTests({ connection: { Client: FaultyClient } })
const camille = await signInAs(server)

/** A contract that may be renewed, extended or cancelled: any of the three may come first. */
const nearItsEnd = () => buildSigned(server, camille, { startingIn: -10, endingIn: 20 })
type Near = Awaited<ReturnType<typeof nearItsEnd>>

const ACTIONS = {
  extended: ({ extend }: Near) => extend(inDays(30)),
  renewed: ({ renew, contract }: Near) => renew(inDays(21), inDays(51), contract.price),
  cancelled: ({ cancel }: Near) => cancel(),
} as const
type Done = keyof typeof ACTIONS

/** Statuses, events and signatures of a chain; checks that none is there without the others. */
async function stateOf(id: string) {
  const rows = await server.database
    .selectFrom('contract')
    .leftJoin('contract_signature', 'contract_signature.contract_id', 'contract.id')
    .leftJoin('contract_ending', 'contract_ending.contract_id', 'contract.id')
    .select([
      'contract.id',
      'contract.status',
      'contract_signature.contract_id as signed',
      'contract_ending.contract_id as ended',
    ])
    .where((where) =>
      where.or([where('contract.id', '=', id), where('parent_contract_id', '=', id)]),
    )
    .orderBy('contract.created_at')
    .execute()
  for (const row of rows) {
    expect(row.signed).toBe(row.id)
    expect(row.ended !== null).toBe(row.status === 'cancelled')
    const last = await server.database
      .selectFrom('contract_event')
      .select('status')
      .where('contract_id', '=', row.id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last?.status).toBe(row.status)
  }
  return rows.map(({ status }) => status)
}

async function expectOneWinner(calls: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(calls)
  const losses = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(outcomes.length - losses.length).toBe(1)
  for (const loss of losses) {
    expect(loss).toBeInstanceOf(ApiError)
    expect(loss).toMatchObject({ status: 409 })
  }
}

const AFTER = {
  extended: ['extended', 'active'],
  renewed: ['renewed', 'active'],
  cancelled: ['cancelled'],
} as const satisfies Record<Done, readonly string[]>

describe('simultaneous requests on one contract', () => {
  test.each(Object.keys(ACTIONS) as Done[])(
    'let one of ten succeed when each would have it %s',
    async (done) => {
      const contract = await nearItsEnd()
      await expectOneWinner(Array.from({ length: 10 }, () => ACTIONS[done](contract)))
      expect(await stateOf(contract.id)).toEqual(AFTER[done])
    },
  )

  test.each([1, 2, 3])('let one succeed when they extend, renew and cancel (%d)', async () => {
    const contract = await nearItsEnd()
    const calls = (Object.keys(ACTIONS) as Done[]).flatMap((done) => [
      ACTIONS[done](contract),
      ACTIONS[done](contract),
    ])
    await expectOneWinner(calls)
    expect(Object.values(AFTER)).toContainEqual(await stateOf(contract.id))
  })
})

const chainOf = (id: string) => sql`select from contract where id = ${id} for update`

test('a renewal is refused when the plate changed while its documents were made', async () => {
  const { id, contract, renew } = await nearItsEnd()
  const before = await rowCounts(server.database)
  const [renewal] = await afterWaiting(server, {
    lock: chainOf(id),
    calls: [() => renew(inDays(21), inDays(51), contract.price)],
    change: sql`update contract set answers = (
        select jsonb_agg(case when answer->>'questionId' = 'car.plate'
          then answer || '{"answerText": "ZZ-999-ZZ"}' else answer end)
        from jsonb_array_elements(answers) answer) where id = ${id}`,
  })
  expect(renewal).toMatchObject({
    status: 'rejected',
    reason: { status: 409, problem: { code: 'contract.changed' } },
  })
  expect(await rowCounts(server.database)).toEqual(before)
  expect(await stateOf(id)).toEqual(['active'])
})

test('a withdrawal waits for a claim that is being declared, and is refused because of it', async () => {
  const { id, withdraw } = await buildSigned(server, camille, {
    product: 'travel',
    startingIn: -3,
    endingIn: 60,
  })
  const body = {
    contract_id: id,
    nature: 'Perte ou vol de bagages',
    description: 'Une valise disparue à la gare.',
    dateIncident: inDays(-1),
  }
  const declare = () => camille.client.claims.declare({ body })
  const [claim, withdrawal] = await afterWaiting(server, {
    lock: chainOf(id),
    calls: [declare, withdraw],
  })
  expect(claim?.status).toBe('fulfilled')
  expect(withdrawal).toMatchObject({
    status: 'rejected',
    reason: { status: 422, problem: { code: 'withdrawal.claim' } },
  })
  expect(await stateOf(id)).toEqual(['active'])
})

test.each([
  ['another active contract of the chain', { origin: 'renewal' }, 'contract_line_active'],
  ['a second extension', { origin: 'extension', status: 'expired' }, 'contract_extension'],
] as const)('the database itself refuses %s', async (_, options, index) => {
  const { id } = await nearItsEnd()
  if (index === 'contract_extension')
    await buildSigned(server, camille, { ...options, parentId: id })
  await expect(buildSigned(server, camille, { ...options, parentId: id })).rejects.toMatchObject({
    constraint: index,
  })
})

describe.each(Object.keys(FAILURES) as (keyof typeof FAILURES)[])(
  'when each statement in turn ends in %s',
  (failure) => {
    test.each(Object.keys(ACTIONS) as Done[])(
      'a contract is either %s completely or left unchanged',
      async (done) => {
        const contract = await nearItsEnd()
        const before = await rowCounts(server.database)
        let statement = 1
        for (; ; statement++) {
          Object.assign(injectedFault, { failAt: statement, seen: 0, statement: FAILURES[failure] })
          const outcome = await ACTIONS[done](contract).then(
            () => 'done',
            (error: unknown) => error,
          )
          injectedFault.failAt = Number.POSITIVE_INFINITY
          if (outcome === 'done') break
          expect(outcome).toMatchObject({ status: failure === 'an error' ? 500 : 503 })
          expect(await rowCounts(server.database)).toEqual(before)
          expect(await stateOf(contract.id)).toEqual(['active'])
        }
        // session, owner, begin, key, chain, lock, expiry, chain again, the writes, answer, commit
        expect(statement).toBeGreaterThan(12)
        expect(await stateOf(contract.id)).toEqual(AFTER[done])
      },
      // forty renewals, each with its documents
      120_000,
    )
  },
)
