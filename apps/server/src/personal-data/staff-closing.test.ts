import { describe, expect, test } from 'vitest'
import { SAMPLE_ADDRESS, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { accountOf, close, storeClaim } from './closing.factory.ts'

const server = await serveTests()

describe('closing an account of the team', () => {
  test.each(['advisor', 'admin', 'root'] as const)(
    'is refused to %s: an administrator first ends their role, and says where their claims go',
    async (role) => {
      const nadia = await signInAs(server, role)
      const before = await accountOf(server.database, nadia)
      const refusal = await refusalOf(close(nadia))
      expect(refusal).toMatchObject({ status: 409, problem: { code: 'account.staff' } })
      expect(await accountOf(server.database, nadia)).toEqual(before)
    },
  )

  test('leaves the name of a former member of the team beside what they did, and keeps who they were', async () => {
    const nadia = await signInAs(server, 'advisor')
    const admin = await signInAs(server, 'admin')
    const { id, email, username } = nadia.account
    const { account: customer } = await signInAs(server)
    const { id: contractId } = await buildContract(server.database, { accountId: customer.id })
    const claimId = await storeClaim(server.database, { contractId, ownerId: customer.id })
    await nadia.client.claims.assign({ params: { id: claimId }, body: { assignee: id } })
    const root = await signInAs(server, 'root')
    const body = { username, email, role: 'user' as const }
    await root.client.users.change({ params: { id }, body })
    const { data: waiting } = await admin.client.users.proposals()
    const proposal = waiting.find(({ accountId }) => accountId === id)
    await admin.client.users.acceptProposal({ params: { id: proposal?.id ?? '' } })
    const { token } = await server
      .client()
      .accounts.login({ body: { email, password: TEST_PASSWORD } })
    const former = server.client(token)
    await former.profile.update({ body: { address: SAMPLE_ADDRESS } })
    await former.personalData.close({ body: { password: TEST_PASSWORD } })
    expect(await accountOf(server.database, nadia)).toMatchObject({
      username,
      first_name: nadia.account.first_name,
      email: `ferme-${id}@compte.invalid`,
      postal_address: null,
    })
    const identity = await server.database
      .selectFrom('closed_identity')
      .select('email')
      .where('account_id', '=', id)
      .executeTakeFirst()
    expect(identity?.email).toBe(email)
    const { data } = await admin.client.audit.list({ query: { search: username } })
    expect(data.entries.map(({ action }) => action)).toContain('account.closed')
    const claim = await server.database
      .selectFrom('claim')
      .select('assignee_id')
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow()
    expect(claim.assignee_id).toBeNull()
  })
})
