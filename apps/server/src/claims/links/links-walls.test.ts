import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { buildLink } from './links.factory.ts'

let one: string
let two: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
beforeEach(async () => {
  one = await claimOf(owner)
  two = await claimOf(owner)
})

const claimOf = async ({ account }: TestSession) =>
  (await buildClaim(server.database, { owner: account })).claim_id

const link = (id: string, number: string) =>
  advisor.client.claimLinks.link({
    params: { id },
    body: { number, kind: 'same_event', reason: 'Le même choc.' },
  })
const unlink = (id: string, linkId: string) =>
  advisor.client.claimLinks.unlink({ params: { id, linkId } })

const linkedTo = async (id: string) =>
  (await advisor.client.claims.detail({ params: { id } })).data.desk?.linked

const concern = (claimId: string, { account }: TestSession) =>
  server.database
    .insertInto('claim_participant')
    .values({ claim_id: claimId, account_id: account.id, is_concerned: true })
    .execute()

describe('a link that involves one’s own claim', () => {
  test('can’t be made, undone or seen by an advisor who owns either claim or whom it concerns', async () => {
    const own = await claimOf(advisor)
    const concerned = await claimOf(owner)
    await concern(concerned, advisor)
    for (const mine of [own, concerned]) {
      const id = await buildLink(server.database, [mine, two])
      for (const call of [
        () => link(mine, one),
        () => link(one, mine),
        () => unlink(mine, id),
        () => unlink(two, id),
      ])
        expect(await refusalOf(call())).toMatchObject({
          status: 403,
          problem: { code: 'claim.own' },
        })
      // nor is the link visible from the other claim
      expect(await linkedTo(two)).toEqual([])
    }
  })

  test('is refused by the database too, where a link can only be undone', async () => {
    const own = await claimOf(advisor)
    const values = {
      claim_id: own < one ? own : one,
      other_id: own < one ? one : own,
      kind: 'duplicate',
      reason: 'Double',
      linked_at: new Date(),
    } as const
    const insert = ({ account }: TestSession, more: object = {}) =>
      server.database
        .insertInto('claim_link')
        .values({ ...values, linked_by: account.id, ...more })
        .execute()
    await expect(insert(advisor)).rejects.toThrow('somebody else links')
    await expect(insert(owner)).rejects.toThrow('somebody else links')
    const colleague = await signInAs(server, 'advisor')
    const undone = { undone_by: colleague.account.id, undone_at: new Date() }
    await expect(insert(colleague, undone)).rejects.toThrow('a link is made first')
    await insert(colleague)
    const change = (set: object) =>
      server.owner
        .updateTable('claim_link')
        .set(set)
        .where('claim_id', '=', values.claim_id)
        .execute()
    await expect(change({ reason: 'Autre' })).rejects.toThrow('does not change')
    await expect(change({ ...undone, undone_by: advisor.account.id })).rejects.toThrow(
      'somebody else',
    )
    await change(undone)
    await expect(change({ undone_by: null, undone_at: null })).rejects.toThrow('does not change')
  })
})
