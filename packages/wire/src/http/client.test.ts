import { expect, test } from 'vitest'
import { accounts } from '../accounts/accounts.ts'
import { contracts } from '../contracts/contracts.ts'
import { createClient } from './client.ts'

const BASE = 'http://127.0.0.1/backend'

test('without a token, calls that need a session fail before being sent, and the others are sent', async () => {
  const asked: string[] = []
  const client = createClient(
    { mine: contracts.mine, login: accounts.login, register: accounts.register },
    {
      bases: { host: BASE, questionnaire: BASE, emissions: BASE },
      token: () => null,
      failsWithoutToken: true,
      fetch: async (address) => {
        asked.push(new Request(address).url)
        return Response.json({}, { status: 200 })
      },
    },
  )
  await expect(client.mine({})).rejects.toThrow(new Error('No token found'))
  expect(asked).toEqual([])
  await client.login({ body: { email: 'camille@exemple.fr', password: 'secret' } })
  await client.register({
    body: { username: 'camille', email: 'camille@exemple.fr', password: 'secret', role: 'user' },
  })
  expect(asked).toEqual([`${BASE}/auth/login`, `${BASE}/auth/register`])
})
