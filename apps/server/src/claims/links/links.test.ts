import { randomUUID } from 'node:crypto'
import type { LinkKind } from '@sillage/domain/claims/desk/linked-claims.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { buildLink } from './links.factory.ts'

let one: string
let two: string

const server = await serveTests()
const owner = await signInAs(server)
const other = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
beforeEach(async () => {
  one = await claimOf(owner)
  two = await claimOf(other, 'Vol')
})

const claimOf = async ({ account }: TestSession, nature = 'Accident') =>
  (await buildClaim(server.database, { owner: account, nature })).claim_id

interface Wanted {
  readonly number?: string
  readonly kind?: LinkKind
  readonly by?: TestSession
  readonly reason?: string
}
const link = (id: string, { number = two, kind = 'same_event', by, reason }: Wanted = {}) =>
  (by ?? advisor).client.claimLinks.link({
    params: { id },
    body: { number, kind, reason: reason ?? 'Les deux voitures du même choc.' },
  })
const unlink = (id: string, linkId: string, { client }: TestSession = advisor) =>
  client.claimLinks.unlink({ params: { id, linkId } })

const linkedTo = async (id: string, { client }: TestSession = advisor) =>
  (await client.claims.detail({ params: { id } })).data.desk?.linked

const entriesOf = (action: 'claim.linked' | 'claim.unlinked', id: string) =>
  server.database
    .selectFrom('audit_entry')
    .select(['actor_id', 'detail'])
    .where('action', '=', action)
    .where('subject_id', '=', id)
    .execute()

describe('a link between two claims', () => {
  test('shows on both with kind, reason and author, and is hidden from their customers', async () => {
    const { data } = await link(one, { number: `n° ${two.slice(0, 8).toUpperCase()}` })
    const made = {
      kind: 'same_event',
      reason: 'Les deux voitures du même choc.',
      by: { userId: advisor.account.id },
    }
    expect(data.desk?.linked).toMatchObject([
      { ...made, claim_id: two, nature: 'Vol', claimStatus: 'pending' },
    ])
    expect(await linkedTo(two)).toMatchObject([
      { ...made, claim_id: one, nature: 'Accident', owner: expect.stringMatching(/./) },
    ])
    for (const [session, id] of [
      [owner, one],
      [other, two],
    ] as const) {
      const seen = JSON.stringify((await session.client.claims.detail({ params: { id } })).data)
      expect(seen).not.toContain('même choc')
      expect(seen).not.toContain(id === one ? two : one)
    }
  })

  test('is in the audit log of both when made and when undone, and can then be made again', async () => {
    await link(one)
    const [made] = (await linkedTo(one)) ?? []
    const colleague = await signInAs(server, 'advisor')
    const { data } = await unlink(two, made?.link_id ?? '', colleague)
    expect(data.desk?.linked).toEqual([])
    expect(await linkedTo(one)).toEqual([])
    const sides = [
      [one, two],
      [two, one],
    ] as const
    for (const [id, linked] of sides) {
      const detail = { claim: linked }
      expect(await entriesOf('claim.linked', id)).toEqual([
        { actor_id: advisor.account.id, detail },
      ])
      expect(await entriesOf('claim.unlinked', id)).toEqual([
        { actor_id: colleague.account.id, detail },
      ])
    }
    const kept = await server.database
      .selectFrom('claim_link')
      .select(['undone_by', 'undone_at'])
      .where('id', '=', made?.link_id ?? '')
      .execute()
    expect(kept).toEqual([{ undone_by: colleague.account.id, undone_at: expect.any(Date) }])
    expect((await refusalOf(unlink(one, made?.link_id ?? ''))).status).toBe(404)
    await link(two, { number: one, kind: 'duplicate' })
    expect(await linkedTo(one)).toMatchObject([{ claim_id: two, kind: 'duplicate' }])
  })

  test('is refused to the claim itself, to an unknown number, a second time, and without a reason', async () => {
    await link(one)
    const third = await claimOf(owner)
    const cases = [
      [() => link(one, { number: one }), 422, 'link.itself'],
      [() => link(one, { number: '00000000' }), 422, 'link.unknown'],
      [() => link(one, { number: 'Camille' }), 422, 'link.unknown'],
      [() => link(two, { number: one }), 409, 'link.linked'],
      [() => link(one, { number: third, reason: '\u200b' }), 422, 'claim.reason_missing'],
    ] as const
    for (const [call, status, code] of cases)
      expect(await refusalOf(call())).toMatchObject({ status, problem: { code } })
    expect(await linkedTo(one)).toHaveLength(1)
  })

  test('needs the whole number when two claims begin alike', async () => {
    const id = `${two.slice(0, 8)}${randomUUID().slice(8)}`
    await sql`
      insert into claim (id, contract_id, owner_id, nature, description, incident_date, answers, status)
      select ${id}, contract_id, owner_id, nature, description, incident_date, answers, status
      from claim where id = ${two}`.execute(server.owner)
    expect(await refusalOf(link(one, { number: two.slice(0, 8) }))).toMatchObject({
      problem: { code: 'link.several' },
    })
    await link(one, { number: two })
    expect(await linkedTo(one)).toMatchObject([{ claim_id: two }])
  })

  test('can’t be undone from a claim that is neither of the two', async () => {
    const third = await claimOf(owner)
    const id = await buildLink(server.database, [two, third])
    expect((await refusalOf(unlink(one, id))).status).toBe(404)
    expect(await linkedTo(two)).toHaveLength(1)
  })
})
