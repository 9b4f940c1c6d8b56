import { randomUUID } from 'node:crypto'
import { dayInParis } from '@sillage/domain/values/day.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { actionsOn, buildSigned, inDays } from '../contracts/chain/contract-life.factory.ts'
import { findHandledOf } from '../contracts/contributions/contribution-desk.repository.ts'
import {
  collectContributions,
  handOverContributions,
} from '../contracts/contributions/contribution-desk.service.ts'
import type { Fate } from '../payments/bank/fake-bank.factory.ts'
import { openBankDesk } from '../payments/bank-desk.factory.ts'
import { CREDITOR } from '../payments/creditor.service.ts'
import { findDuesOf } from '../payments/dues/dues.repository.ts'
import { issueDues } from '../payments/dues/dues.service.ts'
import { DEBITED } from '../payments/payments.factory.ts'
import { findLastStatement } from '../payments/statements/statements.repository.ts'
import { buildContext } from '../platform/http/request-context.factory.ts'
import { ibans, serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { balanceOf, moneyOf } from './policy-money.factory.ts'

/** A fixed seed, so that a failing history can be reproduced. */
const SEED = 20_261_123
const HISTORIES = 30
/** How many contributions were transferred to a partner, over all histories. */
let handedOver = 0
const server = await serveTests()
const desk = await openBankDesk(server)
const account = await buildAccount(server.database, { role: 'admin' })
const admin = { id: randomUUID(), presentAt: new Date(), account: { ...account, capabilities: [] } }

const HAPPENINGS = [
  'contract.signed',
  'due.issued',
  'collection.settled',
  'collection.rejected',
  'collection.returned',
  'movement.received',
  'movement.unknown',
  'contract.ended',
  'payout.ordered',
  'payout.settled',
]

const PLANS = {
  once: { cadence: 'once', method: 'transfer' },
  monthly: { cadence: 'monthly', method: 'transfer' },
  debited: DEBITED,
} as const

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.nat(120) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which: fc.nat(5),
      percent: fc.integer({ min: 1, max: 130 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('collect' as const, 'payBack' as const),
      fate: fc.constantFrom<Fate>('paid', 'paid', 'AC01', 'AM04'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('extend' as const), days: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
)

const anyHistory = fc.record({
  plan: fc.constantFrom('once' as const, 'monthly' as const, 'debited' as const),
  startingIn: fc.integer({ min: -60, max: 10 }),
  days: fc.integer({ min: 100, max: 200 }),
  isContributing: fc.boolean(),
  steps: fc.array(anyStep, { minLength: 2, maxLength: 8 }),
})
type History = typeof anyHistory extends fc.Arbitrary<infer H> ? H : never

/** Also refunds the contribution bought with the contract that was extended. */
const EXTENDED_WITH_A_CONTRIBUTION: History = {
  plan: 'debited',
  startingIn: -43,
  days: 101,
  isContributing: true,
  steps: [{ do: 'extend', days: 2 }, { do: 'cancel' }],
}

/** Signs a contract and runs its history. Returns the first contract of the chain. */
async function live({ plan, startingIn, days, isContributing, steps }: History): Promise<string> {
  const camille = await signInAs(server)
  const first = await buildSigned(server, camille, {
    startingIn,
    endingIn: startingIn + days,
    plan: PLANS[plan],
    ibans,
    ...(isContributing && { contribution: 'renewable_energy' as const }),
  })
  let last = { ...first, end: startingIn + days }
  let isOver = false
  for (const step of steps) {
    if (step.do === 'pass')
      await issueDues(server.database, Temporal.Now.instant().add({ hours: 24 * step.days }))
    if (step.do === 'pay') {
      const asked = (await findDuesOf(server.database, [first.id, last.id])).filter(
        ({ issued_at, owed }) => issued_at !== null && owed > 0,
      )
      const due = asked[step.which % Math.max(1, asked.length)]
      if (due)
        await desk.book([
          {
            cents: Math.ceil((due.owed * step.percent) / 100),
            text: due.reference,
            party: DEBITED.holder,
            partyIban: DEBITED.iban,
          },
        ])
    }
    if (step.do === 'collect') await desk.order('collections', step.fate)
    if (step.do === 'payBack') await desk.order('transfers', step.fate)
    if (step.do === 'cancel' && !isOver) {
      await last.cancel()
      isOver = true
    }
    if (step.do === 'extend' && !isOver) {
      const end = last.end + 1 + step.days
      const { data } = await last.extend(inDays(end))
      last = { ...last, ...actionsOn(camille, data.contract_id), id: data.contract_id, end }
    }
  }
  return first.id
}

/** Hands over every contribution of a policy that can be, a year later. Returns the total by the ledger, in cents. */
async function handOverAll(policyId: string): Promise<number> {
  const { database } = server
  const chain = await database
    .selectFrom('contract')
    .select('id')
    .where((contract) =>
      contract.or([contract('id', '=', policyId), contract('origin_contract_id', '=', policyId)]),
    )
    .execute()
  const now = Temporal.Now.instant().add({ hours: 24 * 400 })
  const context = buildContext({ database, now, session: admin })
  const at = async (wanted: string) => {
    const ids = chain.map(({ id }) => id)
    const rows = await findHandledOf(database, { today: dayInParis(now), ids })
    return rows.flatMap(({ step, contract_id }) => (step === wanted ? [contract_id] : []))
  }
  const collectable = await at('to_collect')
  if (collectable.length > 0) await collectContributions(context, { contract_ids: collectable })
  const named = { partner: 'Les Vergers', certificate: policyId }
  const ready = await at('to_hand_over')
  if (ready.length > 0) await handOverContributions(context, { contract_ids: ready, ...named })
  handedOver += ready.length
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents
    from ledger_line join ledger_entry entry on entry.id = entry_id
    where entry.policy_id = ${policyId} and event = 'climate.handed_over' and account = 'climate'`.execute(
    database,
  )
  return rows[0]?.cents ?? 0
}

test('after any history of a policy the books balance, and equal what was signed less what was refunded', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const policyId = await live(history)
      const { price, given, upcoming, held, received } = await moneyOf(server.database, policyId)
      expect(held).toBe(price - given - upcoming)
      expect(await balanceOf(server.database)).toBe(0)
      // the ledger agrees with the bank
      const last = await findLastStatement(server.database, CREDITOR.iban)
      expect(await balanceOf(server.database, 'bank')).toBe(last?.closing ?? 0)
      // a climate project never gets more than was received
      const handed = await handOverAll(policyId)
      expect(handed).toBeLessThanOrEqual(Math.max(0, received))
    }),
    {
      seed: SEED,
      numRuns: HISTORIES,
      endOnFailure: true,
      examples: [[EXTENDED_WITH_A_CONTRIBUTION]],
    },
  )
  // checks that the histories contained every event of a bank or a person
  const { rows } = await sql<{ event: string }>`select distinct event from ledger_entry`.execute(
    server.database,
  )
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(HAPPENINGS))
  const extended = await server.database
    .selectFrom('contract')
    .select('id')
    .where('origin', '=', 'extension')
    .execute()
  expect(extended).not.toEqual([])
  expect(handedOver).toBeGreaterThan(0)
}, 60_000)
