import { expect, test } from 'vitest'
import { CardProviderFault } from '../payments/cards/card-provider.ts'
import { openCards } from '../payments/cards/cards.factory.ts'
import { startCardWork } from './card-work.ts'

const cards = await openCards()

const refund = () => Promise.reject(new CardProviderFault('No answer'))

test('what the provider settled is read although a refund fails', async () => {
  const { contractId } = await cards.paidContract()
  await cards.cancel(contractId)
  const { dueId } = await cards.contractDue()
  await cards.bank.press(await cards.start(dueId), 'pay')
  cards.settle()
  await startCardWork(cards.server.database, { ...cards.provider, refund }).stop()
  expect(await cards.owed(dueId)).toMatchObject({ state: 'paid', owed: 0 })
})
