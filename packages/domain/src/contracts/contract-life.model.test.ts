import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { price } from '../subscription/pricing.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { daysBetween, isBefore } from '../values/day.ts'
import { type Priced, planExtension } from './extension.ts'
import {
  chainOf,
  extendedFrom,
  isAnotherActive,
  isTakenOver,
  type LinkedContract,
  madeFrom,
  restoredBy,
} from './policy-chain.ts'
import { type EndingKind, refundRows, totalBack } from './refund.ts'
import { planRenewal } from './renewal.ts'
import { type ContractAction, contractCan, statusOn } from './status.ts'
import { canWithdraw, withdrawalRight } from './withdrawal.ts'

const FIRST_DAY = Temporal.PlainDate.from('2027-01-15')

interface Held extends LinkedContract, Priced {
  readonly signedOn: Temporal.PlainDate
}

/** A chain grown by random steps, with what was paid, what was refunded, and every status it ever had. */
interface World {
  today: Temporal.PlainDate
  chain: Held[]
  paidCents: number
  backCents: number
  history: string[]
}

type Step =
  | { readonly do: 'wait'; readonly days: number }
  | {
      readonly do: ContractAction
      readonly on: number
      readonly gap: number
      readonly days: number
    }

const asked = (...actions: ContractAction[]) =>
  fc.record({
    do: fc.constantFrom(...actions),
    // counted back from the latest contract, which is usually the active one
    on: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 9 })),
    gap: fc.integer({ min: -1, max: 12 }),
    days: fc.integer({ min: -1, max: 60 }),
  })

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 8, arbitrary: asked('extend', 'renew', 'renew') },
  { weight: 1, arbitrary: asked('cancel', 'withdraw', 'claim') },
)

function begin(days: number, level: string): World {
  const tariff = tariffByVersion('travel', 'travel-2027-1')
  if (!tariff) throw new Error('no tariff')
  const priced = { tariff, choices: { 'travel.level': `travel.level.${level}` }, leadDays: 0 }
  const { cents: priceCents, lines } = price({ ...priced, days: days + 1 })
  const first: Held = {
    id: '0',
    status: 'active',
    origin: 'original',
    parentId: null,
    originId: null,
    renewalId: null,
    start: FIRST_DAY,
    end: FIRST_DAY.add({ days }),
    ...priced,
    priceCents,
    lines,
    signedOn: FIRST_DAY,
  }
  return {
    today: FIRST_DAY,
    chain: [first],
    paidCents: priceCents,
    backCents: 0,
    history: ['0 create active'],
  }
}

function change(world: World, ids: readonly string[], to: Partial<Held> & Pick<Held, 'status'>) {
  world.chain = world.chain.map((one) => (ids.includes(one.id) ? { ...one, ...to } : one))
  for (const id of ids) world.history.push(`${id} ${to.status}`)
}

function add(
  world: World,
  made: Omit<Held, 'id' | 'status' | 'originId' | 'renewalId' | 'signedOn'>,
) {
  const id = String(world.chain.length)
  world.chain.push({
    ...made,
    id,
    status: 'active',
    originId: '0',
    renewalId: null,
    signedOn: world.today,
  })
  world.history.push(`${id} create active`)
  return id
}

function extend(world: World, contract: Held, step: { days: number }) {
  const newEnd = contract.end.add({ days: step.days })
  const plan = planExtension(contract, { newEnd, chainStart: FIRST_DAY })
  if (!plan.ok) return
  const { period, extensionCents, totalCents, lines } = plan.value
  expect(totalCents).toBe(contract.priceCents + extensionCents)
  // the price of the whole period signed at once; a renewal of a shorter month may already have cost more
  const whole = price({ ...contract, days: daysBetween(contract.start, newEnd) + 1 })
  expect(totalCents).toBe(Math.max(whole.cents, contract.priceCents))
  change(world, [contract.id], { status: 'extended' })
  add(world, {
    ...contract,
    ...period,
    origin: 'extension',
    parentId: contract.id,
    priceCents: totalCents,
    lines,
  })
  world.paidCents += extensionCents
}

function renew(world: World, contract: Held, step: { gap: number; days: number }) {
  const start = contract.end.add({ days: 1 + step.gap })
  const plan = planRenewal(contract, {
    period: { start, end: start.add({ days: step.days }) },
    chain: world.chain,
    today: world.today,
  })
  if (!plan.ok) return
  const { id } = contract
  const { period, totalCents: priceCents, lines } = plan.value
  expect(priceCents).toBeLessThanOrEqual(contract.priceCents)
  const made = add(world, {
    ...contract,
    ...period,
    origin: 'renewal',
    parentId: id,
    priceCents,
    lines,
  })
  change(world, [id], { status: 'renewed', renewalId: made })
  world.paidCents += priceCents
}

function end(world: World, contracts: readonly Held[], kind: EndingKind) {
  for (const contract of contracts) {
    if (isTakenOver(contract.id, contracts)) continue
    const { signedOn } = extendedFrom(contract, world.chain)
    const ending = { ...contract, signedOn, claimedCovers: [] }
    const backCents = totalBack(refundRows(ending, { day: world.today, kind }))
    expect(backCents).toBeGreaterThanOrEqual(0)
    expect(backCents).toBeLessThanOrEqual(contract.priceCents)
    expect(Number.isInteger(backCents)).toBe(true)
    world.backCents += backCents
  }
  change(
    world,
    contracts.map(({ id }) => id),
    { status: 'cancelled' },
  )
}

const notCancelled = ({ status }: Held) => status !== 'cancelled'

function take(world: World, step: Step) {
  if (step.do === 'wait') {
    world.today = world.today.add({ days: step.days })
    const over = world.chain.filter(
      (one) => one.status === 'active' && statusOn(one, world.today) === 'expired',
    )
    change(
      world,
      over.map(({ id }) => id),
      { status: 'expired' },
    )
    return
  }
  const contract = world.chain.at(-1 - (step.on % world.chain.length))
  if (!contract) return
  const state = {
    ...contract,
    isAnotherActive: isAnotherActive(contract.id, world.chain, world.today),
  }
  if (!contractCan(step.do, state, world.today).ok) return
  if (step.do === 'extend') extend(world, contract, step)
  if (step.do === 'renew') renew(world, contract, step)
  if (step.do === 'cancel')
    end(world, chainOf(contract.id, world.chain).filter(notCancelled), 'choice')
  if (step.do === 'withdraw') withdraw(world, contract)
}

function withdraw(world: World, contract: Held) {
  const first = extendedFrom(contract, world.chain)
  const right = withdrawalRight({
    product: 'travel',
    period: first,
    isProfessional: false,
    concludedOn: first.signedOn,
  })
  if (!canWithdraw(right, { today: world.today, isClaimed: false }).ok) return
  const restored = restoredBy(contract, world.chain, world.today)
  end(world, madeFrom(first.id, world.chain).filter(notCancelled), 'withdrawal')
  if (restored) change(world, [restored.id], restored)
}

function expectSound(world: World, before: readonly Held[]) {
  const { chain, today } = world
  expect(chain.filter((one) => statusOn(one, today) === 'active').length).toBeLessThanOrEqual(1)
  for (const was of before)
    if (was.status === 'cancelled')
      expect(chain.find(({ id }) => id === was.id)?.status).toBe('cancelled')
  // an extension covers the days of the contract it extends; no other two may share a day
  const apart = chain.filter((one) => notCancelled(one) && !isTakenOver(one.id, chain))
  for (const one of apart)
    for (const other of apart)
      if (one !== other)
        expect(isBefore(one.end, other.start) || isBefore(other.end, one.start)).toBe(true)
  for (const one of chain) {
    expect(daysBetween(FIRST_DAY, one.end)).toBeLessThanOrEqual(5 * 366)
    expect(chainOf(one.id, chain)).toHaveLength(chain.length)
    const entries = world.history.filter((entry) => entry.startsWith(`${one.id} `))
    expect(entries[0]).toBe(`${one.id} create active`)
    expect(entries.at(-1)?.endsWith(one.status)).toBe(true)
  }
  const held = chain.filter((one) => !isTakenOver(one.id, chain))
  expect(world.paidCents).toBe(held.reduce((sum, { priceCents }) => sum + priceCents, 0))
  expect(world.backCents).toBeLessThanOrEqual(world.paidCents)
}

test('a policy chain stays consistent after any sequence of actions and days', () => {
  let longest = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom('essential', 'comfort', 'premium'),
      fc.array(anyStep, { minLength: 1, maxLength: 30 }),
      (days, level, steps) => {
        const world = begin(days, level)
        for (const one of steps) {
          const before = world.chain
          take(world, one)
          expectSound(world, before)
        }
        longest = Math.max(longest, world.chain.length)
      },
    ),
    { numRuns: 2500 },
  )
  // the sequences must have made real chains; their length is random
  expect(longest).toBeGreaterThan(3)
}, 60_000)
