import { inEuros } from '@sillage/domain/values/money.ts'
import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { buildTerminable } from '../../contracts/suspensions/suspensions.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'

const server = await serveTests()

const ground = ({ client }: TestSession, contractId: string) =>
  client.claimDesk.ground({ params: { contractId } })

test('a suspended contract says so before the declaration, and the claim can still be declared', async () => {
  const lou = await signInAs(server)
  const advisor = await signInAs(server, 'advisor')
  const { contractId: stopped } = await buildTerminable(server.database, lou.account.id)
  for (const reader of [lou, advisor])
    expect((await ground(reader, stopped)).data.suspension).toMatch(/^Garanties suspendues depuis/)
  const { data } = await lou.client.claims.declare({
    body: {
      contract_id: stopped,
      nature: 'Bris de glace',
      dateIncident: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      description: 'Un gravillon sur l’autoroute.',
    },
  })
  expect(data.claimStatus).toBe('pending')
  const { id: covered } = await buildContract(server.database, { accountId: lou.account.id })
  expect((await ground(lou, covered)).data.suspension).toBeUndefined()
  const { data: held } = await lou.client.contracts.mine({ query: {} })
  expect((await ground(lou, covered)).data.name).toBe(
    held.find(({ contract_id }) => contract_id === covered)?.name,
  )
})

test('the claims already declared on the contract are shown to whoever may declare on it', async () => {
  const lou = await signInAs(server)
  const { id } = await buildContract(server.database, { accountId: lou.account.id })
  const { id: other } = await buildContract(server.database, { accountId: lou.account.id })
  const dateIncident = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const { data } = await lou.client.claims.declare({
    body: { contract_id: id, nature: 'Bris de glace', dateIncident, description: 'Un gravillon.' },
  })
  expect((await ground(lou, id)).data.declared).toEqual([
    {
      claim_id: data.claim_id,
      nature: 'Bris de glace',
      dateIncident,
      declared: expect.any(String),
      draft_id: null,
    },
  ])
  expect((await ground(lou, other)).data.declared).toEqual([])
})

test('a contract that was withdrawn from says so at the declaration, then on the claim, to its owner and to the team', async () => {
  const lou = await signInAs(server)
  const advisor = await signInAs(server, 'advisor')
  const { id } = await buildContract(server.database, {
    accountId: lou.account.id,
    product: 'travel',
    startingIn: 20,
    endingIn: 60,
  })
  expect((await ground(lou, id)).data.withdrawal).toBeUndefined()
  const { refund } = (await lou.client.contractLife.withdraw({ params: { id } })).data
  const premium = inEuros(refund.total)
  expect((await ground(lou, id)).data.withdrawal).toContain(`et ${premium} de prime vous sont`)
  expect((await ground(advisor, id)).data.withdrawal).toContain('L112-9')
  const { data } = await lou.client.claims.declare({
    body: {
      contract_id: id,
      nature: 'Annulation de voyage',
      dateIncident: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      description: 'Hospitalisée ce matin.',
    },
  })
  const detailFor = async ({ client }: TestSession) =>
    (await client.claims.detail({ params: { id: data.claim_id } })).data.withdrawal
  expect(await detailFor(lou)).toContain('un conseiller dira')
  expect(await detailFor(advisor)).toContain(`${premium} de prime lui sont rendus`)
})
