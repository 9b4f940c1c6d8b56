import { checkExtension } from '@sillage/domain/contracts/extension.ts'
import {
  chainOf,
  extendedFrom,
  isAnotherActive,
  isTakenOver,
  type LinkedContract,
  madeFrom,
  restoredBy,
} from '@sillage/domain/contracts/policy-chain.ts'
import { checkRenewal } from '@sillage/domain/contracts/renewal.ts'
import { contractCan } from '@sillage/domain/contracts/status.ts'
import { canWithdraw, withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { createSessions } from '../../accounts/session/sessions.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { serveTests, type TestClient } from '../../testing/test-app.ts'
import { buildContract } from '../contracts.factory.ts'
import { expireContracts } from '../contracts.repository.ts'
import { actionsOn } from './contract-life.factory.ts'

const SECRET = 'a secret of a server that lives for one test file'
const sessions = createSessions({ secret: SECRET, sessionHours: 12, idleHours: 2 })

const server = await serveTests({ env: { JWT_SECRET: SECRET } })

const ACTIONS = ['extend', 'renew', 'cancel', 'withdraw'] as const

type Step =
  | { readonly do: 'wait'; readonly days: number; readonly isRecorded: boolean }
  | {
      readonly do: (typeof ACTIONS)[number]
      /** Which contract, counted back from the latest. */
      readonly on: number
      readonly gap: number
      readonly days: number
    }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 40 }),
      isRecorded: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(...ACTIONS.slice(0, 2), 'renew' as const),
      on: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 4 })),
      gap: fc.integer({ min: -1, max: 6 }),
      days: fc.integer({ min: -1, max: 40 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom(...ACTIONS.slice(2)),
      on: fc.nat({ max: 2 }),
      gap: fc.constant(0),
      days: fc.constant(0),
    }),
  },
)

interface Held extends LinkedContract {
  readonly cents: number
  readonly signedOn: Temporal.PlainDate
  readonly wire: Contract
}

/** A customer with one chain of contracts, what was paid for it, and what was done with each contract. */
interface World {
  readonly account: AccountRow
  readonly product: 'car' | 'travel'
  now: Temporal.Instant
  client: TestClient
  paidCents: number
  readonly done: Map<string, string[]>
}

const cents = (euros: number) => Math.round(euros * 100)

async function begin(product: World['product'], days: number): Promise<World> {
  const account = await buildAccount(server.database)
  const { id } = await buildContract(server.database, {
    accountId: account.id,
    product,
    endingIn: days,
  })
  const now = Temporal.Now.instant()
  const client = await clientAt(account, now)
  const world = { account, product, now, client, paidCents: 0, done: new Map([[id, ['create']]]) }
  const [first] = await heldIn(world)
  world.paidCents = first?.cents ?? 0
  return world
}

/** Moves the server's clock, and signs the account in again. */
async function clientAt(account: AccountRow, now: Temporal.Instant): Promise<TestClient> {
  server.setNow(now.toString())
  const opening = { database: server.database, now, ip: '192.0.2.1', userAgent: 'Mozilla/5.0' }
  return server.client(await sessions.open(opening, account))
}

/** The customer's contracts as their list shows them, in the order they were made. */
async function heldIn({ client }: World): Promise<Held[]> {
  const { data } = await client.contracts.mine({ query: {} })
  return data.toReversed().map((wire) => ({
    id: wire.contract_id,
    status: wire.status,
    origin: wire.origin,
    parentId: wire.parent_contract_id,
    originId: wire.origin_contract_id,
    renewalId: wire.renewal_contract_id,
    start: Temporal.PlainDate.from(wire.start_date),
    end: Temporal.PlainDate.from(wire.end_date),
    cents: cents(wire.price),
    signedOn: dayInParis(Temporal.Instant.from(wire.created_at)),
    wire,
  }))
}

/** The server's reply, or null for a refusal, which must be a 409 or a 422. */
async function answerOf<T>(call: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await call).data
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect([409, 422]).toContain((error as ApiError).status)
    return null
  }
}

async function take(world: World, step: Step, chain: readonly Held[]): Promise<boolean> {
  if (step.do === 'wait') {
    world.now = world.now.add({ hours: 24 * step.days })
    world.client = await clientAt(world.account, world.now)
    if (step.isRecorded) await expireContracts(server.database, dayInParis(world.now))
    return false
  }
  const contract = chain.at(-1 - (step.on % chain.length))
  if (!contract) throw new Error('A chain without a contract')
  const today = dayInParis(world.now)
  const state = { ...contract, isAnotherActive: isAnotherActive(contract.id, chain, today) }
  const asked = { world, chain, contract, isOpen: contractCan(step.do, state, today).ok }
  if (step.do === 'extend') return extend(asked, step)
  if (step.do === 'renew') return renew(asked, step)
  return end(asked, step.do)
}

interface Asked {
  readonly world: World
  readonly chain: readonly Held[]
  readonly contract: Held
  /** Whether the domain's table allows it. */
  readonly isOpen: boolean
}

async function extend({ world, chain, contract, isOpen }: Asked, { days }: { days: number }) {
  const newEnd = contract.end.add({ days })
  const chainStart = chain[0]?.start ?? contract.start
  const isAllowed = isOpen && checkExtension(contract, { newEnd, chainStart }).ok
  const actions = actionsOn(world, contract.id)
  const wire = await answerOf(actions.price(newEnd.toString()))
  const made = await answerOf(actions.extend(newEnd.toString()))
  expect([wire !== null, made !== null]).toEqual([isAllowed, isAllowed])
  if (!wire || !made) return false
  const extensionCents = cents(wire.extension_price)
  expect(extensionCents).toBeGreaterThanOrEqual(0)
  expect(cents(wire.total_price)).toBe(contract.cents + extensionCents)
  expect(cents(made.price)).toBe(contract.cents + extensionCents)
  world.paidCents += extensionCents
  world.done.set(made.contract_id, ['create'])
  world.done.get(contract.id)?.push('extend')
  return true
}

async function renew(
  { world, chain, contract, isOpen }: Asked,
  { gap, days }: { gap: number; days: number },
) {
  const start = contract.end.add({ days: 1 + gap })
  const period = { start, end: start.add({ days }) }
  const today = dayInParis(world.now)
  const isAllowed = isOpen && checkRenewal(contract, { period, chain, today }).ok
  const actions = actionsOn(world, contract.id)
  const shown = [start.toString(), period.end.toString()] as const
  const wire = await answerOf(actions.renewalPrice(...shown))
  const made = await answerOf(actions.renew(...shown, wire?.total_price ?? contract.wire.price))
  expect(made !== null).toBe(isAllowed)
  if (!made) return false
  expect(cents(made.price)).toBeLessThanOrEqual(contract.cents)
  world.paidCents += cents(made.price)
  world.done.set(made.contract_id, ['create'])
  world.done.get(contract.id)?.push('renew')
  return true
}

async function end({ world, chain, contract, isOpen }: Asked, kind: 'cancel' | 'withdraw') {
  const first = extendedFrom(contract, chain)
  const right = withdrawalRight({
    product: world.product,
    period: first,
    isProfessional: false,
    concludedOn: first.signedOn,
  })
  const hasRight =
    kind === 'cancel' || canWithdraw(right, { today: dayInParis(world.now), isClaimed: false }).ok
  const ended = await answerOf(actionsOn(world, contract.id)[kind]())
  // a repeated withdrawal returns the same reply
  const isAgain = kind === 'withdraw' && world.done.get(contract.id)?.at(-1) === 'withdraw'
  expect(ended !== null).toBe(isAgain || (isOpen && hasRight))
  if (!ended || isAgain) return false
  const all = kind === 'cancel' ? chainOf(contract.id, chain) : madeFrom(first.id, chain)
  const going = all.filter(({ status }) => status !== 'cancelled')
  expect(new Set(ended.refund.lines.map((one) => one.contract_id))).toEqual(
    new Set(going.map(({ id }) => id)),
  )
  expect(cents(ended.refund.total)).toBe(
    ended.refund.lines.reduce((sum, { refund }) => sum + cents(refund), 0),
  )
  for (const { id } of going) world.done.get(id)?.push(kind)
  const restored = kind === 'withdraw' && restoredBy(contract, chain, dayInParis(world.now))
  if (restored) world.done.get(restored.id)?.push('restore')
  return true
}

const notCancelled = ({ status }: Held) => status !== 'cancelled'

/** Returns the chain that was checked. */
async function expectSound(world: World, before: readonly Held[]) {
  const chain = await heldIn(world)
  expect(chain.filter(({ status }) => status === 'active').length).toBeLessThanOrEqual(1)
  for (const was of before)
    if (was.status === 'cancelled')
      expect(chain.find(({ id }) => id === was.id)?.wire).toMatchObject({
        status: 'cancelled',
        cancellation_date: was.wire.cancellation_date,
        refund: was.wire.refund,
      })
  // an extension covers the days of the contract it extends; no other two contracts may overlap
  const apart = chain.filter((one) => notCancelled(one) && !isTakenOver(one.id, chain))
  for (const one of apart)
    for (const other of apart)
      if (one !== other)
        expect(isBefore(one.end, other.start) || isBefore(other.end, one.start)).toBe(true)
  const held = chain.filter(({ id }) => !isTakenOver(id, chain))
  expect(world.paidCents).toBe(held.reduce((sum, one) => sum + one.cents, 0))
  const back = chain.reduce((sum, { wire }) => sum + cents(wire.refund ?? 0), 0)
  expect(back).toBeLessThanOrEqual(world.paidCents)
  await expectWholeHistory(world, chain)
  return chain
}

async function expectWholeHistory(world: World, chain: readonly Held[]) {
  const { data } = await actionsOn(world, chain.at(-1)?.id ?? '').history()
  expect(new Map(data.map(({ contract_id, status }) => [contract_id, status]))).toEqual(
    new Map(chain.map(({ id, status }) => [id, status])),
  )
  for (const { contract_id, events } of data) {
    const done = events.map(({ action }) => action).filter((action) => action !== 'expire')
    expect(done).toEqual(world.done.get(contract_id))
  }
}

test('after any sequence of actions and days, a chain has one active contract at most and its sums agree', async () => {
  let changes = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('car', 'travel'),
      fc.integer({ min: 1, max: 60 }),
      fc.array(anyStep, { minLength: 6, maxLength: 12 }),
      async (product, days, steps) => {
        const world = await begin(product, days)
        let chain = await heldIn(world)
        for (const step of steps) {
          if (await take(world, step, chain)) changes += 1
          chain = await expectSound(world, chain)
        }
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
  // a random sequence must achieve something for the test to mean anything
  expect(changes).toBeGreaterThan(2)
}, 300_000)
