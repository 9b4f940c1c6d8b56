import { AGE_BAND_IDS, AGE_BANDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { LATE_CAUSES, type LateFacts, lateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import { firstNotLate } from '@sillage/domain/claims/urgency.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { startOf } from '../../platform/database/timestamps.ts'
import { migrateAgain } from '../../testing/migrated-again.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim, buildWaitingDecision } from '../claims.factory.ts'
import { checkExactCounts } from '../desk/exact-count.factory.ts'
import { packOpenClaims } from './open-claims.repository.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const advisor = await signInAs(server, 'advisor')
const leaver = await signInAs(server, 'advisor')
const contract = { accountId: owner.account.id, startingIn: -500, endingIn: 60 }
const contractId = (await buildContract(server.database, contract)).id

interface PlainRow extends LateFacts {
  readonly status: string
  readonly written: boolean
  readonly isUnassigned: boolean
  readonly handler: string | null
  readonly waiting: 'insurer' | 'customer'
  readonly since: number
  readonly age: number
  readonly isLate: boolean
}

/** Every open claim with its discussion, read one by one. */
async function plainly() {
  const today = dayInParis(Temporal.Now.instant())
  const { rows: all } = await sql<PlainRow>`
    select handler.id as handler, waiting, claim.status, written_on_at is not null as written,
      assignee_id is null as "isUnassigned",
      ${today.toString()}::date - (waiting_since at time zone 'Europe/Paris')::date as since,
      ${today.toString()}::date - (declared_at at time zone 'Europe/Paris')::date as age,
      waiting = 'insurer' and waiting_since < ${startOf(firstNotLate(today))} as "isLate",
      handler.id is not null as "hasHandler",
      exists (select from staff_absence where staff_absence.account_id = handler.id
        and ${today.toString()}::date between first_day and last_day) as "isHandlerAway",
      exists (select from claim_proposal
        where claim_id = claim.id and answer is null) as "signatureWaits",
      answer.id is not null as "isAnswered",
      exists (select from claim_message message join account author on author.id = message.account_id
        where message.claim_id = claim.id and message.kind = 'text' and message.id > answer.id
          and (author.role = 'user' or author.id = claim.owner_id))
      or exists (select from claim_provided_document
        where claim_id = claim.id and provided_at > answer.posted_at) as "isRepliedTo"
    from claim
    left join account handler
      on handler.id = claim.assignee_id and handler.is_active and handler.role <> 'user'
    left join lateral (
      select message.id, message.posted_at from claim_message message
      join account author on author.id = message.account_id
      where message.claim_id = claim.id and message.kind = 'text'
        and author.role <> 'user' and author.id <> claim.owner_id
      order by message.id desc limit 1) answer on true
    where claim.status <> 'closed' or written_on_at is not null`.execute(server.database)
  const rows = all.filter(({ status }) => status !== 'closed')
  const count = (is: (row: PlainRow) => boolean) => rows.filter(is).length
  const loadOf = (id: string | null) => {
    const own = (is: (row: PlainRow) => boolean) => count((row) => row.handler === id && is(row))
    return {
      open: own(() => true),
      late: own(({ isLate }) => isLate),
      insurer: own(({ waiting }) => waiting === 'insurer'),
      customer: own(({ waiting }) => waiting === 'customer'),
      waits10: own(({ since }) => since >= 10),
      waits30: own(({ since }) => since >= 30),
    }
  }
  return {
    strip: {
      pending: count(({ status }) => status === 'pending'),
      ongoing: count(({ status }) => status !== 'pending'),
      late: count(({ isLate }) => isLate),
      nobody: count(({ isUnassigned }) => isUnassigned),
      inactive: all.filter(({ handler }) => handler === null).length,
      written: all.filter(({ written }) => written).length,
    },
    nobody: loadOf(null),
    advisor: loadOf(advisor.account.id),
    leaver: loadOf(leaver.account.id),
    late: LATE_CAUSES.map((cause) => count((row) => row.isLate && lateCause(row) === cause)),
    ages: AGE_BAND_IDS.map((id) => {
      const { from, before } = AGE_BANDS[id]
      const of = (side: string) =>
        count(
          ({ waiting, age }) =>
            waiting === side && age >= from && (before === null || age < before),
        )
      return [of('insurer'), of('customer')]
    }),
  }
}

const NOTHING = { open: 0, late: 0, insurer: 0, customer: 0, waits10: 0, waits30: 0 }

async function asCounted(): ReturnType<typeof plainly> {
  const { data } = await admin.client.claimDesk.team({ query: { days: 90 } })
  const loadOf = ({ account }: TestSession) => {
    const member = data.people.find(({ user_id: id }) => id === account.id)
    if (!member) return NOTHING
    const { open, late, insurer, customer, waits10, waits30 } = member
    return { open, late, insurer, customer, waits10, waits30 }
  }
  const { strip } = (await admin.client.claimDesk.search({ query: {} })).data
  const { pending, ongoing, late, nobody, inactive, written } = strip ?? {}
  return {
    strip: {
      pending: pending?.count ?? -1,
      ongoing: ongoing?.count ?? -1,
      late: late?.count ?? -1,
      nobody: nobody?.count ?? -1,
      inactive: inactive?.count ?? -1,
      written: written?.count ?? -1,
    },
    nobody: data.nobody,
    advisor: loadOf(advisor),
    leaver: loadOf(leaver),
    late: data.late.map(({ count }) => count),
    ages: data.ages.map(({ insurer, customer }) => [insurer, customer]),
  }
}

const assign = (id: string, to: TestSession | null) =>
  admin.client.claims.assign({ params: { id }, body: { assignee: to?.account.id ?? null } })
const say = ({ client }: TestSession, claimId: string, isNote = false) =>
  client.messages.post({ body: { claimId, content: 'Bonjour.', ...(isNote ? { isNote } : {}) } })
const wait = (id: string, waiting: 'insurer' | 'customer') =>
  advisor.client.claims.setWaiting({ params: { id }, body: { waiting } })
const today = () => dayInParis(Temporal.Now.instant()).toString()
const aged = (id: string, days: number) =>
  server.owner
    .updateTable('claim')
    .set({
      waiting: 'insurer',
      waiting_since: sql<Date>`now() - make_interval(days => ${days})`,
      declared_at: sql<Date>`now() - make_interval(days => ${days})`,
    })
    .where('id', '=', id)
    .execute()
const setActive = ({ account }: TestSession, isActive: boolean) =>
  server.owner
    .updateTable('account')
    .set({ is_active: isActive })
    .where('id', '=', account.id)
    .execute()

/** Empties columns that the migration fills, then runs it again. */
async function migratedAgain() {
  await sql`update claim set last_word = null, reserve_cents = null`.execute(server.owner)
  await migrateAgain(server.owner, '0119_where_a_claim_stands.sql')
}

/** Events on claims and on their handlers, in sequence. */
const HAPPENINGS: readonly ((id: string, other: string) => Promise<unknown>)[] = [
  (id) => assign(id, advisor),
  (_, other) => assign(other, leaver),
  (id) => say(owner, id),
  (id) => say(advisor, id, true),
  (id) => say(advisor, id),
  (id) => wait(id, 'insurer'),
  (id) => aged(id, 29),
  (id) => say(owner, id),
  (_, other) => aged(other, 30),
  async (_, other) => {
    await say(leaver, other)
    await aged(other, 9)
    const { data: file } = await owner.client.messages.upload({
      params: { id: other },
      query: { name: 'facture.txt' },
      body: new Blob(['Facture du garage']),
    })
    await owner.client.claims.provideDocument({
      params: { id: other },
      body: { document_key: 'photos', files: [file.file_id] },
    })
    await aged(other, 10)
  },
  () => packOpenClaims(server.database),
  () => setActive(leaver, false),
  (id) => aged(id, 400),
  migratedAgain,
  (id) => buildWaitingDecision(server.database, id),
  (id) => aged(id, 180),
  () =>
    admin.client.claimDesk.recordAbsence({
      params: { id: advisor.account.id },
      body: { first_day: today(), last_day: today(), deputy: admin.account.id },
    }),
  () => admin.client.claimDesk.endAbsence({ params: { id: advisor.account.id } }),
  (id) => admin.client.claimDecision.giveBack({ params: { id }, body: { reason: 'À revoir.' } }),
  (_, other) =>
    admin.client.claims.setStatus({ params: { id: other }, body: { status: 'closed' } }),
  () => setActive(leaver, true),
  (_, other) => say(owner, other),
  (_, other) =>
    owner.client.claims.reopen({ params: { id: other }, body: { reason: 'Une facture.' } }),
  (id) => assign(id, null),
  (id) => wait(id, 'customer'),
  (id) => aged(id, 7),
  () => packOpenClaims(server.database),
  (id) =>
    admin.client.claims.decide({
      params: { id },
      body: { decision: 'refused', reasons: 'Le dommage n’est pas couvert.' },
    }),
]

test('the running counters of open claims equal a full count after every kind of event', async () => {
  const declared = async (daysAgo: number) =>
    (await buildClaim(server.database, { owner: owner.account, contractId, daysAgo })).claim_id
  await declared(200)
  const [id, other] = [await declared(0), await declared(100)]
  const seen = new Set<string>()
  for (const [index, happen] of HAPPENINGS.entries()) {
    await happen(id, other)
    const plain = await plainly()
    expect(await asCounted(), `after happening ${index}`).toEqual(plain)
    seen.add(JSON.stringify(plain))
    if (index % 6 === 5)
      await checkExactCounts(advisor, server.database, `after happening ${index}`)
    for (const [at, cause] of LATE_CAUSES.entries()) {
      const { data } = await admin.client.claimDesk.search({ query: { cause } })
      expect(data.found.count, `${cause} after happening ${index}`).toBe(plain.late[at])
    }
  }
  expect(seen.size).toBeGreaterThan(15)
  // a claim that closes leaves its counters too
  await server.owner.updateTable('claim').set({ status: 'closed' }).execute()
  await packOpenClaims(server.database)
  expect(await asCounted()).toEqual(await plainly())
  const { rows } = await sql`
    select from open_claims_waiting union all select from open_claims_declared`.execute(
    server.database,
  )
  expect(rows).toEqual([])
}, 180_000)
