import { randomUUID } from 'node:crypto'
import { type QuotaKind, quotaOf } from '@sillage/domain/accounts/limits/quotas.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startDiscussion } from '../../claims/discussion/messages.factory.ts'
import { buildSigned, inDays } from '../../contracts/chain/contract-life.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { buildSignedRequest } from '../../contracts/signing/signed-request.factory.ts'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { storedState } from '../../testing/test-state.ts'
import { forgetEndedDays } from './daily-quotas.ts'

let camille: TestSession
const server = await serveTests()
beforeEach(async () => {
  camille = await signInAs(server)
})

const today = () => dayInParis(Temporal.Now.instant()).toString()

/** Records that the account already made so many today. */
async function haveMade({ account }: TestSession, kind: QuotaKind, count: number) {
  await server.database
    .insertInto('daily_use')
    .values({ account_id: account.id, day: today(), [kind]: count })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet({ [kind]: count }),
    )
    .execute()
}

const usedBy = ({ account }: TestSession, kind: QuotaKind) =>
  server.database
    .selectFrom('daily_use')
    .select(`${kind} as used`)
    .where('account_id', '=', account.id)
    .where('day', '=', today())
    .executeTakeFirst()
    .then((row) => row?.used)

const mostOf = (kind: QuotaKind) =>
  quotaOf(kind, { role: 'user', kind: 'particulier', isRaised: false })

const reach = (session: TestSession, kind: QuotaKind) => haveMade(session, kind, mostOf(kind))

const save = ({ client }: TestSession) =>
  client.subscription.saveQuestionnaire({
    body: { contract_type: 'Voiture', questions: buildAnswers({ product: 'car' }) },
    idempotencyKey: undefined,
  })

async function quoteBody() {
  const questions = buildAnswers({ product: 'travel' })
  const period = { start_date: inDays(10), end_date: inDays(20) }
  const { data: price } = await server.client().subscription.price({
    body: {
      contract_type: 'Voyage',
      answers: questions.flatMap((answer) => answer.choosable_answer_id ?? []),
      ...period,
    },
  })
  const travels = [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' as const }]
  return { ...period, contract_type: 'Voyage' as const, price, questions, travels }
}

const declaration = (contractId: string) => ({
  contract_id: contractId,
  nature: 'Bris de glace',
  dateIncident: inDays(-2),
  description: 'Un gravillon sur l’autoroute.',
})

const coveredOf = ({ account }: TestSession) =>
  buildContract(server.database, { accountId: account.id, startingIn: -20, endingIn: 40 })

/** For each kind of quota: prepares a call that makes one more. */
const MAKES: readonly [string, QuotaKind, () => Promise<() => Promise<unknown>>][] = [
  [
    'a contract',
    'contract',
    async () => {
      const body = await buildSignedRequest(camille.client)
      return () => camille.client.contracts.create({ body })
    },
  ],
  [
    'an extension',
    'contract',
    async () => {
      const signed = await buildSigned(server, camille, { startingIn: 0, endingIn: 10 })
      return () => signed.extend(inDays(12))
    },
  ],
  [
    'a claim',
    'claim',
    async () => {
      const { id } = await coveredOf(camille)
      return () => camille.client.claims.declare({ body: declaration(id) })
    },
  ],
  [
    'a message',
    'message',
    async () => {
      const { owner, claimId } = await startDiscussion(server)
      camille = owner
      return () => owner.client.messages.post({ body: { claimId, content: 'Bonjour' } })
    },
  ],
  ['a questionnaire', 'questionnaire', async () => () => save(camille)],
  [
    'a quote',
    'quote',
    async () => {
      const body = await quoteBody()
      return () => camille.client.quotes.save({ body })
    },
  ],
  [
    'a quote in PDF',
    'quote',
    async () => {
      const body = await quoteBody()
      return () => camille.client.documents.quote({ body })
    },
  ],
  [
    'a quote made again',
    'quote',
    async () => {
      const { data } = await camille.client.quotes.save({ body: await quoteBody() })
      return () => camille.client.quotes.duplicate({ params: { id: data.quote_id } })
    },
  ],
]

describe('the daily quotas', () => {
  test.each(MAKES)(
    'refuse %s beyond the limit, with advice, and nothing is stored',
    async (_, kind, ready) => {
      const make = await ready()
      await reach(camille, kind)
      const before = await storedState(server.database)
      const refusal = await refusalOf(make())
      expect(refusal).toMatchObject({ status: 429, problem: { code: 'quota.reached' } })
      expect(refusal.message).toMatch(/^Vous avez atteint la limite du jour\u00a0: \d+ /)
      expect(refusal.retryAfter).toBeGreaterThan(0)
      expect(refusal.retryAfter).toBeLessThanOrEqual(90_000)
      // the idempotency key reserved for it is released
      expect(await storedState(server.database)).toEqual(before)
      await haveMade(camille, kind, mostOf(kind) - 1)
      await make()
      expect(await usedBy(camille, kind)).toBe(mostOf(kind))
    },
  )

  test('let one of ten simultaneous calls take the last place', async () => {
    await haveMade(camille, 'questionnaire', mostOf('questionnaire') - 1)
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => save(camille)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usedBy(camille, 'questionnaire')).toBe(mostOf('questionnaire'))
  })

  test('do not count what is refused for another reason', async () => {
    const { id } = await coveredOf(camille)
    await refusalOf(
      camille.client.claims.declare({ body: { ...declaration(id), nature: 'Licorne' } }),
    )
    await refusalOf(camille.client.claims.declare({ body: declaration(randomUUID()) }))
    expect(await usedBy(camille, 'claim')).toBeUndefined()
  })

  test('are separate for each kind and each account', async () => {
    await reach(camille, 'quote')
    await save(camille)
    await save(await signInAs(server))
  })
})

test('a professional has higher daily quotas', async () => {
  await server.database
    .updateTable('account')
    .set({ kind: 'professionnel' })
    .where('id', '=', camille.account.id)
    .execute()
  await reach(camille, 'questionnaire')
  await save(camille)
})

test('a claim that staff declare for its owner counts against the staff member', async () => {
  const advisor = await signInAs(server, 'advisor')
  const { id } = await coveredOf(camille)
  await reach(camille, 'claim')
  await advisor.client.claims.declare({ body: declaration(id) })
  expect(await usedBy(camille, 'claim')).toBe(mostOf('claim'))
  expect(await usedBy(advisor, 'claim')).toBe(1)
})

describe('an administrator raising quotas', () => {
  test('multiplies a customer’s limits by ten for the day, and is audited', async () => {
    const admin = await signInAs(server, 'admin')
    await reach(camille, 'questionnaire')
    await refusalOf(save(camille))
    await admin.client.users.raiseQuotas({ params: { id: camille.account.id } })
    await save(camille)
    const entry = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', camille.account.id)
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'account.quotas_raised', actor_id: admin.account.id })
    // ten times as many, not unlimited
    await haveMade(camille, 'questionnaire', mostOf('questionnaire') * 10)
    expect(await refusalOf(save(camille))).toMatchObject({ status: 429 })
  })

  test('is refused for themselves and for another administrator', async () => {
    const admin = await signInAs(server, 'admin')
    const other = await signInAs(server, 'admin')
    for (const { account } of [admin, other])
      expect(
        await refusalOf(admin.client.users.raiseQuotas({ params: { id: account.id } })),
      ).toMatchObject({ status: 403 })
  })
})

test('quotas start again at midnight in Paris, and the day before is then deleted', async () => {
  await reach(camille, 'questionnaire')
  await refusalOf(save(camille))
  const midnight = dayInParis(Temporal.Now.instant())
    .add({ days: 1 })
    .toZonedDateTime('Europe/Paris')
  const tomorrow = midnight.toInstant()
  await forgetEndedDays(server.database, tomorrow.subtract({ seconds: 1 }))
  expect(await usedBy(camille, 'questionnaire')).toBe(mostOf('questionnaire'))
  await forgetEndedDays(server.database, tomorrow)
  expect(await usedBy(camille, 'questionnaire')).toBeUndefined()
  await save(camille)
})
