import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')

const build = async () => (await buildClaim(server.database, { owner: owner.account })).claim_id
const logged = async (id: string, actions: readonly string[]) =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .where('action', 'in', actions)
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => [action, detail])

test('the log shows who had a claim before it was given to another, and when nobody has it', async () => {
  const id = await build()
  const colleague = await signInAs(server, 'advisor')
  for (const assignee of [advisor.account.id, colleague.account.id, null])
    await advisor.client.claims.assign({ params: { id }, body: { assignee } })
  expect(await logged(id, ['claim.assigned', 'claim.unassigned'])).toEqual([
    ['claim.assigned', { assignee: advisor.account.id }],
    ['claim.assigned', { assignee: colleague.account.id, previousAssignee: advisor.account.id }],
    ['claim.unassigned', { previousAssignee: colleague.account.id }],
  ])
})

test('the log names the decision that a reopening undoes, and never its reason', async () => {
  const id = await build()
  await advisor.client.claims.decide({
    params: { id },
    body: { decision: 'accepted', amount: 600, excess: 75, reasons: 'La vitre est couverte.' },
  })
  await advisor.client.claims.reopen({ params: { id }, body: { reason: 'Facture retrouvée' } })
  expect(await logged(id, ['claim.reopened'])).toEqual([
    ['claim.reopened', { decision: 'accepted', amountCents: 60_000, excessCents: 7500 }],
  ])
})
