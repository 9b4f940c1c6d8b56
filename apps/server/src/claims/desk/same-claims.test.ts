import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const contract = { accountId: owner.account.id, startingIn: -30, endingIn: 60 }
const contractId = (await buildContract(server.database, contract)).id

const declared = async (nature: string, daysAgo: number, on: string | undefined = contractId) =>
  (
    await buildClaim(server.database, {
      owner: owner.account,
      nature,
      daysAgo,
      ...(on ? { contractId: on } : {}),
    })
  ).claim_id

const sameAs = async (id: string) => {
  const { data } = await advisor.client.claims.detail({ params: { id } })
  return data.desk?.same.map(({ claim_id }) => claim_id)
}

test('claims with the same contract, nature and day are shown to staff as possible duplicates', async () => {
  const first = await declared('Vol', 3)
  expect(await sameAs(first)).toEqual([])
  const again = await declared('Vol', 3)
  const otherDay = await declared('Vol', 4)
  const otherNature = await declared('Incendie', 3)
  const { id } = await buildContract(server.database, {
    accountId: owner.account.id,
    startingIn: -30,
    endingIn: 60,
  })
  const otherContract = await declared('Vol', 3, id)
  expect(await sameAs(first)).toEqual([again])
  expect(await sameAs(again)).toEqual([first])
  for (const other of [otherDay, otherNature, otherContract])
    expect(await sameAs(other)).toEqual([])
  expect((await owner.client.claims.detail({ params: { id: first } })).data.desk).toBeNull()
})
