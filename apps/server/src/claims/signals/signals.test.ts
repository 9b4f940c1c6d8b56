import { formatDay } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { applyRetention } from '../../personal-data/retention.service.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')

/** A claim on an incident `daysAgo` days ago, on a contract signed `signedAgo` days ago. */
async function claimOf({ account }: Pick<TestSession, 'account'>, daysAgo = 3, signedAgo = 200) {
  const { id: contractId } = await buildContract(server.database, {
    accountId: account.id,
    startingIn: -150,
    endingIn: 60,
  })
  const signed = new Date(Date.now() - signedAgo * 86_400_000)
  const change = { created_at: signed }
  await server.owner.updateTable('contract').set(change).where('id', '=', contractId).execute()
  const options = { owner: account, contractId, daysAgo: daysAgo - 1 }
  return (await buildClaim(server.database, options)).claim_id
}
const someone = async () => ({ account: await buildAccount(server.database) })

const signalsOn = async (id: string, { client }: TestSession = advisor) =>
  (await client.claims.detail({ params: { id } })).data.desk?.signals

const nameOf = async (id: string) => {
  const { nature, incident_date } = await server.database
    .selectFrom('claim')
    .select(['nature', 'incident_date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${nature} du ${formatDay(Temporal.PlainDate.from(incident_date))}`
}

const judge = (
  id: string,
  body: Parameters<TestSession['client']['claims']['judgeSignal']>[0]['body'],
  { client }: TestSession = advisor,
) => client.claims.judgeSignal({ params: { id }, body })

const early = { kind: 'early', file_id: null } as const

const send = async (session: TestSession, claimId: string, name: string, text: string) => {
  const { data } = await session.client.messages.upload({
    params: { id: claimId },
    query: { name },
    body: new Blob([text]),
  })
  const files = [data.file_id]
  await session.client.messages.post({ body: { claimId, content: 'Voici.', files } })
  return data.file_id
}

describe('the signals of a claim', () => {
  test('show an incident soon after the first signature of the policy chain, to staff alone', async () => {
    const id = await claimOf(owner, 3, 6)
    expect(await signalsOn(id)).toMatchObject([
      {
        ...early,
        text: expect.stringContaining('3\u00a0jours après la signature'),
        judgement: null,
      },
    ])
    const own = (await owner.client.claims.detail({ params: { id } })).data
    expect(own.desk).toBeNull()
    expect(JSON.stringify(own)).not.toContain('signature du contrat')
    expect(await signalsOn(await claimOf(await someone(), 3, 11))).toEqual([])
  })

  test('show the third claim of one person, with the two before', async () => {
    const person = await someone()
    const first = await claimOf(person, 60)
    const second = await claimOf(person, 30)
    const third = await claimOf(person, 3)
    await claimOf(await someone(), 3)
    expect(await signalsOn(second)).toEqual([])
    expect(await signalsOn(third)).toMatchObject([
      {
        kind: 'third',
        claims: [second, first],
        claim_names: [await nameOf(second), await nameOf(first)],
      },
    ])
  })

  test('show a customer’s document already sent on another claim, except papers about health', async () => {
    const before = await signInAs(server)
    const after = await signInAs(server)
    const [old, id] = [await claimOf(before), await claimOf(after)]
    await send(before, old, 'facture.txt', 'Facture 12, 300 euros')
    await send(before, old, 'certificat.txt', 'Certificat du docteur')
    await send(advisor, old, 'notice.txt', 'Que faire après un vol')
    const seen = await send(after, id, 'ma-facture.txt', 'Facture 12, 300 euros')
    const health = await send(after, id, 'certificat.txt', 'Certificat du docteur')
    await send(advisor, id, 'notice.txt', 'Que faire après un vol')
    await send(after, id, 'autre.txt', 'Facture 13, 20 euros')
    const marked = { is_marked: true, marked_by: advisor.account.id, marked_at: new Date() }
    await server.owner
      .insertInto('claim_health_file')
      .values({ file_id: health, claim_id: id, ...marked })
      .execute()
    expect(await signalsOn(id)).toMatchObject([
      {
        kind: 'seen_document',
        file_id: seen,
        text: '«\u00a0ma-facture.txt\u00a0» figure déjà dans le sinistre d’un autre client.',
        claims: [old],
      },
    ])
    expect(await signalsOn(old)).toEqual([])
  })
})

describe('the judgement of a signal', () => {
  test('shows its author and verdict, can be replaced, and can be removed', async () => {
    const id = await claimOf(await someone(), 3, 6)
    const seen = await judge(id, { ...early, verdict: 'dismissed', word: 'Ne reste pas.' })
    const by = { userId: advisor.account.id }
    expect(seen.data.desk?.signals).toMatchObject([
      { judgement: { verdict: 'dismissed', word: '', by } },
    ])
    await judge(id, { ...early, verdict: 'kept', word: 'Dégât antérieur ?' })
    expect(await signalsOn(id)).toMatchObject([
      { judgement: { verdict: 'kept', word: 'Dégât antérieur ?', by } },
    ])
    await judge(id, { ...early, verdict: null, word: '' })
    expect(await signalsOn(id)).toMatchObject([{ judgement: null }])
  })

  test('is refused without words, for an absent signal, and to an advisor who owns the claim', async () => {
    const id = await claimOf(advisor, 3, 6)
    const other = await claimOf(await someone(), 3, 6)
    const kept = { ...early, verdict: 'kept', word: '' } as const
    expect((await refusalOf(judge(other, kept))).problem?.code).toBe('signal.word')
    const third = { ...kept, kind: 'third', word: 'Trois fois.' } as const
    expect((await refusalOf(judge(other, third))).problem?.code).toBe('signal.unknown')
    expect((await refusalOf(judge(id, { ...kept, word: 'Rien à voir.' }))).status).toBe(403)
  })

  test('is deleted six months after a dismissal, or five years after the claim is closed', async () => {
    const dismissed = await claimOf(await someone(), 3, 6)
    const kept = await claimOf(await someone(), 3, 6)
    await judge(dismissed, { ...early, verdict: 'dismissed', word: '' })
    await judge(kept, { ...early, verdict: 'kept', word: 'À éclaircir.' })
    const left = async () =>
      (
        await server.database
          .selectFrom('claim_signal')
          .select('claim_id')
          .where('claim_id', 'in', [dismissed, kept])
          .orderBy('verdict')
          .execute()
      ).map((row) => row.claim_id)
    // two days: from the 30th, a month and a day later is the 31st, a month before which is the 30th again
    const runIn = (months: number) =>
      applyRetention({
        database: server.database,
        now: Temporal.Now.zonedDateTimeISO('Europe/Paris').add({ months, days: 2 }).toInstant(),
      })
    await runIn(5)
    expect(await left()).toEqual([dismissed, kept])
    await runIn(6)
    expect(await left()).toEqual([kept])
    await runIn(61)
    expect(await left()).toEqual([kept])
    const closed = { status: 'closed' } as const
    await server.owner.updateTable('claim').set(closed).where('id', '=', kept).execute()
    await runIn(59)
    expect(await left()).toEqual([kept])
    await runIn(61)
    expect(await left()).toEqual([])
  })
})
