import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { openBankDesk } from '../bank-desk.factory.ts'
import { buildQuestionnaire, OTHER_IBAN, SAMPLE_IBAN } from '../payments.factory.ts'

const THIRD_IBAN = 'BE68539007547034'
const HOURS_72 = 72 * 3_600_000

const server = await serveTests()
const desk = await openBankDesk(server)

/** A travel contract signed by somebody, and its due. */
async function trip(plan?: { holder: string; iban: string }, owner?: TestSession) {
  const lou = owner ?? (await signInAs(server))
  const { id: contractId } = await buildContract(server.database, {
    accountId: lou.account.id,
    product: 'travel',
    startingIn: 10,
    endingIn: 100,
    ...(plan && { plan: { cadence: 'once', method: 'direct_debit', ...plan } }),
    ibans,
  })
  const due = await server.database
    .selectFrom('due')
    .select(['id', 'cents', 'reference'])
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  return { lou, contractId, due }
}

type Trip = Awaited<ReturnType<typeof trip>>

const payByTransfer = (
  { due }: Trip,
  over: { cents?: number; text?: string; iban?: string } = {},
) =>
  desk.book([
    {
      cents: over.cents ?? due.cents,
      text: over.text ?? due.reference,
      party: 'LOU PERRIN',
      partyIban: over.iban ?? SAMPLE_IBAN,
    },
  ])

async function refundOf({ lou, contractId }: Trip) {
  await lou.client.contractLife.withdraw({ params: { id: contractId } })
  const { data } = await lou.client.payments.mine()
  const [payout] = data.payouts
  if (!payout) throw new Error('nothing is paid back')
  return payout
}

/** Gives the account of a refund. Returns the delay before it can be paid, in milliseconds. */
async function give(
  lou: TestSession,
  payoutId: string,
  body = { holder: 'Lou Perrin', iban: OTHER_IBAN },
) {
  const { data } = await lou.client.payments.payoutIban({
    params: { id: payoutId },
    body,
  })
  return data.payable_from === null ? 0 : new Date(data.payable_from).getTime() - Date.now()
}

test('a debit that is tried again on an account given since its refusal says so', async () => {
  const { lou } = await trip({ holder: 'Perrin', iban: OTHER_IBAN })
  await desk.order('collections', 'AC01')
  const read = async () => (await lou.client.payments.mine()).data
  const { contracts, mandates } = await read()
  expect(contracts[0]?.dues[0]?.refusal).toMatchObject({ retry_on: null, on_other_account: false })
  await lou.client.payments.changeIban({
    params: { id: mandates[0]?.id ?? '' },
    body: { holder: 'Perrin', iban: SAMPLE_IBAN },
  })
  expect((await read()).contracts[0]?.dues[0]?.refusal).toMatchObject({
    retry_on: expect.any(String),
    on_other_account: true,
  })
})

describe('a refund', () => {
  test('of a transfer goes to the account that the statement names', async () => {
    const one = await trip()
    await payByTransfer(one)
    expect(await refundOf(one)).toMatchObject({
      account: { holder: 'LOU PERRIN', iban: 'FR\u00a0••••\u00a02606' },
      payable_from: null,
    })
  })

  test('goes to the account that paid, not to one that its bank rejected', async () => {
    const one = await trip({ holder: 'Perrin', iban: OTHER_IBAN })
    await desk.order('collections', 'AC01')
    await payByTransfer(one)
    expect(await refundOf(one)).toMatchObject({ account: { iban: 'FR\u00a0••••\u00a02606' } })
  })

  test('needs an account when no single payer paid enough, and another account is flagged to the approver', async () => {
    const one = await trip()
    await payByTransfer(one, { cents: 100, iban: OTHER_IBAN })
    await payByTransfer(one, { cents: Math.floor(one.due.cents / 2) })
    await payByTransfer(one, {
      cents: one.due.cents - 100 - Math.floor(one.due.cents / 2),
      iban: OTHER_IBAN,
    })
    const refund = await refundOf(one)
    expect(refund.account).toBeNull()
    await give(one.lou, refund.id, { holder: 'Lou Perrin', iban: THIRD_IBAN })
    await server.database
      .updateTable('bank_account')
      .set({ payable_from: new Date() })
      .where('iban_last4', '=', THIRD_IBAN.slice(-4))
      .execute()
    const { orders } = await desk.prepare('transfers')
    const [order] = orders.filter(({ iban }) => iban.endsWith(THIRD_IBAN.slice(-4)))
    expect(order?.flags).toContain('Autre compte que celui qui a payé')
  })

  test('goes to the payer of a movement that a person matched', async () => {
    const one = await trip()
    const text = `sans référence ${randomUUID()}`
    await payByTransfer(one, { text })
    const movement = await server.database
      .selectFrom('bank_movement')
      .select(['id', 'payer_sealed'])
      .where('label', '=', text)
      .executeTakeFirstOrThrow()
    expect(ibans.open(movement.id, movement.payer_sealed ?? Buffer.alloc(0))).toBe(SAMPLE_IBAN)
    await desk.match(movement.id, one.due.id)
    expect(await refundOf(one)).toMatchObject({ account: { iban: 'FR\u00a0••••\u00a02606' } })
    const after = await server.database
      .selectFrom('bank_movement')
      .select('payer_sealed')
      .where('id', '=', movement.id)
      .executeTakeFirstOrThrow()
    expect(after.payer_sealed).toBeNull()
  })
})

describe('the 72 hours before paying to a new account', () => {
  test('count from the request for the payout, even if a plan named the account before', async () => {
    const one = await trip()
    await desk.book([{ cents: one.due.cents, text: one.due.reference }])
    const refund = await refundOf(one)
    expect(refund.account).toBeNull()
    await one.lou.client.payments.plan({
      body: {
        contractQuestionnaryId: await buildQuestionnaire(server.database, one.lou.account.id),
        cadence: 'once',
        method: 'direct_debit',
        holder: 'Lou Perrin',
        iban: OTHER_IBAN,
      },
    })
    const waits = await give(one.lou, refund.id)
    expect(waits).toBeGreaterThan(HOURS_72 - 600_000)
    expect(waits).toBeLessThanOrEqual(HOURS_72)
  })

  test('do not apply to an account that was debited before', async () => {
    const one = await trip({ holder: 'Lou Perrin', iban: OTHER_IBAN })
    await desk.order('collections', 'paid')
    const next = await trip(undefined, one.lou)
    await desk.book([{ cents: next.due.cents, text: next.due.reference }])
    const refund = await refundOf(next)
    expect(refund.account).toBeNull()
    expect(await give(one.lou, refund.id)).toBe(0)
  })
})
