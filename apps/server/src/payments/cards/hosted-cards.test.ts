import { afterAll, describe, expect, test } from 'vitest'
import { keepsTheCardContract } from './card-contract.factory.ts'
import { openCardHouse } from './card-house.factory.ts'
import { CardProviderFault } from './card-provider.ts'
import { hostedCards } from './hosted-cards.ts'

const bank = await openCardHouse()
afterAll(() => bank.close())

describe('the demo card provider fulfils the contract of a provider', () => {
  keepsTheCardContract(() => ({
    provider: hostedCards(bank.place),
    act: async (page, act) => {
      const { message, signature } = await bank.press(page, act)
      return { raw: Buffer.from(message, 'base64url'), signature }
    },
    settle: () => void bank.house.settle(Temporal.Now.plainDateISO('Europe/Paris').toString()),
  }))
})

describe('a card provider that can’t be reached', () => {
  const today = Temporal.Now.plainDateISO('Europe/Paris')

  test('refuses every call signed with another secret', async () => {
    const stranger = hostedCards(() => ({ ...bank.place(), secret: 'un autre' }))
    await expect(stranger.settlements(today)).rejects.toThrow(CardProviderFault)
  })

  test('fails, and its error says only which call failed', async () => {
    const down = hostedCards(() => ({ ...bank.place(), url: 'http://127.0.0.1:9' }))
    await expect(down.settlements(today)).rejects.toThrow('settlements')
  })
})
