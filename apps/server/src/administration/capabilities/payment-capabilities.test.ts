import { randomUUID } from 'node:crypto'
import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildAccount, giveCapabilities, TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { buildDebit } from '../../payments/bank.factory.ts'
import { ibans, serveTests, startTestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable, type TestSession } from '../../testing/test-session.ts'

const server = await serveTests()
const root = await signInAs(server, 'root')
const admin = await signInAs(server, 'admin')
const second = await signInAs(server, 'admin')
beforeEach(() => server.setNow(Temporal.Now.instant().toString()))

type Who = Pick<TestSession, 'client'> & { readonly account: { readonly id: string } }

const give = (by: TestSession, to: Who, ...capabilities: Capability[]) =>
  by.client.users.setCapabilities({ params: { id: to.account.id }, body: { capabilities } })

const heldBy = async ({ client }: Who) => (await client.accounts.me()).user.capabilities

async function proposalsFor({ account }: Who, by = second) {
  const { data } = await by.client.users.proposals()
  return data.filter(({ accountId }) => accountId === account.id)
}

async function acceptAll(by: TestSession, to: Who) {
  for (const { id } of await proposalsFor(to, by))
    await by.client.users.acceptProposal({ params: { id } })
}

/** A second mailbox of the person who invites. */
async function puppetOf(by: TestSession, role: 'advisor' | 'admin' = 'advisor') {
  const email = `${randomUUID()}@exemple.fr`
  await by.client.users.invite({ body: { email, role } })
  const { path } = await server.database
    .selectFrom('mail')
    .select('path')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const token = path?.split('#token=')[1] ?? ''
  const body = { token, username: 'prete.nom', password: TEST_PASSWORD }
  const { user } = await server.client().users.acceptInvitation({ body })
  const session = await server.client().accounts.login({ body: { email, password: TEST_PASSWORD } })
  return { ...session, account: { ...user }, client: server.client(session.token) }
}

async function prepareBy({ client }: Who) {
  const { id: accountId } = await buildAccount(server.database)
  await buildDebit(server.database, { accountId, ibans })
  const { data } = await client.bank.prepare({ body: { kind: 'collections' } })
  return { id: data.id }
}

describe('a capability for payments', () => {
  test('is worth nothing until a second administrator agrees, and is then in the log with both', async () => {
    const puppet = await puppetOf(admin)
    const { user } = await give(admin, puppet, 'prepare')
    expect(user.capabilities).toEqual([])
    expect(await heldBy(puppet)).toEqual([])
    await expect(puppet.client.bank.prepare({ body: { kind: 'collections' } })).rejects.toThrow()
    const [proposal] = await proposalsFor(puppet)
    expect(proposal).toMatchObject({ kind: 'prepare', needsSecond: true, mayAccept: true })
    const params = { id: proposal?.id ?? '' }
    expect((await refusalOf(admin.client.users.acceptProposal({ params }))).problem?.code).toBe(
      'proposal.own',
    )
    await second.client.users.acceptProposal({ params })
    expect(await heldBy(puppet)).toEqual(['prepare'])
    const { detail, actor_id } = await server.database
      .selectFrom('audit_entry')
      .select(['detail', 'actor_id'])
      .where('subject_id', '=', puppet.account.id)
      .where('action', '=', 'account.capability_given')
      .executeTakeFirstOrThrow()
    expect(actor_id).toBe(second.account.id)
    expect(detail).toMatchObject({ capability: 'prepare', proposedBy: admin.account.id })
  })

  test('is notified to every other administrator as soon as it is proposed', async () => {
    const advisor = await signInAs(server, 'advisor')
    await give(admin, advisor, 'prepare', 'approve')
    const notices = await server.database
      .selectFrom('notification')
      .select(['account_id', 'title'])
      .where('key', 'like', `capabilities ${advisor.account.id}%`)
      .execute()
    expect(notices.map(({ account_id }) => account_id)).toEqual(
      expect.arrayContaining([root.account.id, second.account.id]),
    )
    expect(notices.map(({ account_id }) => account_id)).not.toContain(admin.account.id)
    expect(notices[0]?.title).toBe(
      'Une habilitation de camille.roussel attend votre accord\u00a0: Préparer les paiements, Approuver les paiements',
    )
    // two at once are two proposals
    await acceptAll(second, advisor)
    expect((await heldBy(advisor)).toSorted()).toEqual(['approve', 'prepare'])
  })

  test('is taken away by one administrator, at once', async () => {
    const advisor = await signInCapable(server, 'advisor', ['prepare'])
    await give(admin, advisor)
    expect(await heldBy(advisor)).toEqual([])
  })

  test('waits while its proposer or its second has been an administrator for less than a week', async () => {
    const puppetAdmin = await puppetOf(root, 'admin')
    const advisor = await signInAs(server, 'advisor')
    await give(root, advisor, 'prepare')
    const [own] = await proposalsFor(advisor)
    const byPuppet = puppetAdmin.client.users.acceptProposal({ params: { id: own?.id ?? '' } })
    expect((await refusalOf(byPuppet)).problem?.code).toBe('proposal.newcomer')
    await root.client.users.stopProposal({ params: { id: own?.id ?? '' } })
    // nor may the one who appointed an administrator approve what that administrator proposes
    await puppetAdmin.client.users.setCapabilities({
      params: { id: advisor.account.id },
      body: { capabilities: ['prepare'] },
    })
    const [other] = await proposalsFor(advisor)
    expect(other?.mayAccept).toBe(false)
    const byMaker = root.client.users.acceptProposal({ params: { id: other?.id ?? '' } })
    expect((await refusalOf(byMaker)).problem?.code).toBe('proposal.new_author')
    expect(await heldBy(advisor)).toEqual([])
  })
})

describe('a batch', () => {
  test('is not approved by whoever invited its preparer this week, nor the other way round', async () => {
    const puppet = await puppetOf(admin)
    await give(admin, puppet, 'prepare', 'approve')
    await acceptAll(second, puppet)
    await giveCapabilities(server.database, admin.account.id, ['prepare', 'approve'])
    const params = await prepareBy(puppet)
    const { data } = await admin.client.bank.batch({ params })
    expect(data.refusal).toMatch(/depuis moins d’une semaine/)
    expect((await refusalOf(admin.client.bank.approve({ params }))).problem?.code).toBe(
      'second.not_two',
    )
    await puppet.client.bank.withdraw({ params })
    const back = await prepareBy(admin)
    expect((await refusalOf(puppet.client.bank.approve({ params: back }))).problem?.code).toBe(
      'second.not_two',
    )
    await admin.client.bank.withdraw({ params: back })
  })

  test('is not approved by another whom the same person invited this week', async () => {
    const [one, other] = [await puppetOf(admin), await puppetOf(admin)]
    await give(admin, one, 'prepare')
    await give(admin, other, 'approve')
    await acceptAll(second, one)
    await acceptAll(second, other)
    const params = await prepareBy(one)
    expect((await refusalOf(other.client.bank.approve({ params }))).problem?.code).toBe(
      'second.not_two',
    )
    const colleague = await signInCapable(server, 'advisor', ['approve'])
    await colleague.client.bank.approve({ params })
  })
})

test('in a house with one root, they give a capability for payments alone, and the log says so', async () => {
  const alone = await startTestApp()
  const only = await signInAs(alone, 'root')
  const advisor = await signInAs(alone, 'advisor')
  const { user } = await give(only, advisor, 'prepare', 'approve')
  expect(user.capabilities).toHaveLength(2)
  const entries = await alone.database
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'account.capability_given')
    .execute()
  expect(entries.map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ alone: true }),
    expect.objectContaining({ alone: true }),
  ])
  await alone.close()
})
