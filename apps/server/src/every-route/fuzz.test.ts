import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildDiscussion } from '../claims/discussion/messages.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { answerFault } from '../platform/http/answer-fault.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { routes } from './every-call.factory.ts'
import { requestsOf, sendFuzz } from './fuzz-requests.factory.ts'

/** Two thousand requests in all; a failure prints the seed that reproduces it. */
const REQUESTS_PER_ROUTE = 17

/** Existing ids; the first is Camille's. */
const known: string[] = [randomUUID(), 'attestation', 'Voiture', '1']
const server = await serveTests()
const { account } = await signInAs(server)
const { id } = await buildContract(server.database, { accountId: account.id })
known.push(account.id, id, await buildDiscussion(server.database, { ownerId: account.id }))
beforeEach(async () => {
  await server.database.deleteFrom('throttle').execute()
  await server.database.deleteFrom('daily_use').execute()
})

describe.each(routes)('$name', ({ route }) => {
  test('answers any request in its contract’s terms, and never fails', async () => {
    const tokens = {
      root: (await signInAs(server, 'root')).token,
      user: (await signInAs(server)).token,
      nobody: null,
    } as Record<string, string | null>
    const asked = fc.record({
      request: requestsOf(route, known),
      caller: fc.constantFrom('root', 'user', 'nobody'),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ request, caller }) => {
        const answer = await sendFuzz(server.address, request, tokens[caller] ?? null)
        const note = `${request.path} -> ${answer.status} ${answer.text?.slice(0, 300)}`
        expect(answerFault(route, answer), note).toBeNull()
      }),
      { numRuns: REQUESTS_PER_ROUTE, endOnFailure: true },
    )
  }, 60_000)
})
