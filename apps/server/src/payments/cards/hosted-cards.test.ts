import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepsTheCardContract } from './card-contract.factory.ts'
import { type OpenCardHouse, openCardHouse } from './card-house.factory.ts'
import { CardProviderFault } from './card-provider.ts'
import { hostedCards } from './hosted-cards.ts'

let bank: OpenCardHouse
beforeAll(async () => {
  bank = await openCardHouse()
})
afterAll(() => bank.close())

describe('the card page of the demonstration keeps what a provider must', () => {
  keepsTheCardContract(() => ({
    provider: hostedCards(bank.place),
    act: async (page, act) => {
      const { message, signature } = await bank.press(page, act)
      return { raw: Buffer.from(message, 'base64url'), signature }
    },
    settle: () => void bank.house.settle(Temporal.Now.plainDateISO('Europe/Paris').toString()),
  }))
})

describe('a provider that can’t be asked', () => {
  const today = Temporal.Now.plainDateISO('Europe/Paris')

  test('by another secret refuses everything', async () => {
    const stranger = hostedCards(() => ({ ...bank.place(), secret: 'un autre' }))
    await expect(stranger.settlements(today)).rejects.toThrow(CardProviderFault)
  })

  test('that is down fails, and says nothing of what it was asked', async () => {
    const down = hostedCards(() => ({ ...bank.place(), url: 'http://127.0.0.1:9' }))
    await expect(down.settlements(today)).rejects.toThrow('settlements')
  })
})
