import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { estateDeskOf } from '../../contracts/estates/estate-desk.factory.ts'
import { ibans } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { sendCardRefunds } from '../cards/card-refunds.service.ts'
import { openCards } from '../cards/cards.factory.ts'
import { payDue } from '../dues/dues.factory.ts'
import { keepAccount, readAccount } from '../mandates/bank-accounts.service.ts'
import { SAMPLE_IBAN } from '../payments.factory.ts'

// one for each test: the death of its customer ends their session
const [refunding, paidTwice, transferring] = [
  await openCards(),
  await openCards(),
  await openCards(),
] as const

async function recordDeathIn({ server, camille }: typeof refunding) {
  await estateDeskOf(await signInCapable(server, 'advisor')).record(camille.account.id)
}

const WITHOUT_PAYEE = { bank_account_id: null, card_payment_id: null, card_asked_at: null }

describe('once a death is recorded, what is paid back waits for the payee of the estate', () => {
  test('though the refunds to cards were being sent', async () => {
    const cards = refunding
    const [first, second] = [await cards.paidContract(), await cards.paidContract()]
    for (const { contractId } of [first, second]) await cards.cancel(contractId)
    const { database } = cards.server
    await sendCardRefunds(
      { database, now: Temporal.Now.instant() },
      {
        ...cards.provider,
        refund: async (asked) => {
          if (cards.bank.house.books.refunds.length === 0) await recordDeathIn(cards)
          return cards.provider.refund(asked)
        },
      },
    )
    expect(cards.bank.house.books.refunds).toHaveLength(1)
    expect((await cards.payoutsOf(first.contractId))[0]?.card_payment_id).not.toBeNull()
    expect(await cards.payoutsOf(second.contractId)).toMatchObject([WITHOUT_PAYEE])
  })

  test('though a card pays once more what was paid', async () => {
    const cards = paidTwice
    const { dueId, contractId, cents } = await cards.contractDue()
    const page = await cards.start(dueId)
    await payDue(cards.server.database, { id: dueId, cents })
    await recordDeathIn(cards)
    await cards.bank.press(page, 'pay')
    cards.settle()
    await cards.hear()
    expect(await cards.payoutsOf(contractId)).toMatchObject([
      { kind: 'overpayment', cents, ...WITHOUT_PAYEE },
    ])
  })

  test('though the bank goes on to transfer from an account of theirs', async () => {
    const cards = transferring
    const { dueId, contractId, cents } = await cards.contractDue()
    const { database } = cards.server
    await keepAccount(database, readAccount({ holder: 'Camille Roussel', iban: SAMPLE_IBAN }), {
      accountId: cards.camille.account.id,
      ibans,
      now: Temporal.Now.instant(),
      isChange: false,
    })
    await recordDeathIn(cards)
    const text = `virement permanent ${randomUUID()}`
    await cards.desk.book([{ cents: cents + 900, text, partyIban: SAMPLE_IBAN }])
    const { id } = await database
      .selectFrom('bank_movement')
      .select('id')
      .where('label', '=', text)
      .executeTakeFirstOrThrow()
    await cards.desk.match(id, dueId)
    expect(await cards.payoutsOf(contractId)).toMatchObject([
      { kind: 'overpayment', cents: 900, ...WITHOUT_PAYEE },
    ])
  })
})
