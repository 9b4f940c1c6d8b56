import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CONTRIBUTION_OPTIONS } from '@sillage/domain/carbon/contribution.ts'
import { CLAIM_STATUSES } from '@sillage/domain/claims/status.ts'
import { CONTRACT_ORIGINS, CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { afterAll, expect, test } from 'vitest'
import { passwordFits } from '../accounts/passwords.ts'
import { buildIssuer } from '../documents/issuer.factory.ts'
import { readDesk } from '../payments/batches/desk.service.ts'
import { paymentByContract } from '../payments/customer/payment-by-contract.service.ts'
import { findReconciliation } from '../payments/statements/reconciliation.repository.ts'
import { DEMO_PASSWORD } from '../platform/configuration/demo-accounts.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { buildIbanVault } from '../platform/ibans/iban-vault.factory.ts'
import { createTestDatabase } from '../testing/test-app.ts'
import { contextAt } from './bank/correspondence.ts'
import { seedDemo } from './demo.ts'

const dataDir = join(tmpdir(), `sillage-demo-${randomUUID()}`)
const files = openFiles({ dataDir, s3: null, clamdUrl: null, ibanKey: 'k'.repeat(48) })
// filled once: these tests do not change it
const database = openDatabase(await createTestDatabase())
await seedDemo(database, { issuer: await buildIssuer(), files, ibans: buildIbanVault() })
afterAll(async () => {
  await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the demonstration has contracts in every state, each with the history that led there', async () => {
  const contracts = await database
    .selectFrom('contract')
    .select(['id', 'status', 'origin', 'created_at', 'contribution'])
    .execute()
  expect(new Set(contracts.map(({ status }) => status))).toEqual(new Set(CONTRACT_STATUSES))
  expect(new Set(contracts.map(({ origin }) => origin))).toEqual(new Set(CONTRACT_ORIGINS))
  // the team figures and « Mes émissions » need an example of each
  expect(new Set(contracts.flatMap(({ contribution }) => contribution?.option ?? []))).toEqual(
    new Set(CONTRIBUTION_OPTIONS),
  )
  const events = await database
    .selectFrom('contract_event')
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .execute()
  for (const { id, status, created_at } of contracts) {
    const own = events.filter(({ contract_id }) => contract_id === id)
    expect(own[0]).toMatchObject({ action: 'create', at: created_at })
    expect(own.at(-1)?.status).toBe(status)
  }
  // a second run adds nothing
  await seedDemo(database, { issuer: await buildIssuer(), files, ibans: buildIbanVault() })
  const { count } = await database
    .selectFrom('contract')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(contracts.length)
})

test('the demonstration has claims in every state, each with its conversation', async () => {
  const claims = await database.selectFrom('claim').select(['id', 'status']).execute()
  expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(CLAIM_STATUSES))
  const messages = await database
    .selectFrom('claim_message')
    .select(['claim_id', 'content'])
    .execute()
  // the contract's excess: the neutral one of each questionnaire
  expect(messages.map(({ content }) => content)).toContain(
    'Bonjour Camille, je m’occupe de votre dossier. Le bris de glace est couvert, avec 300,00\u00a0€ de franchise.',
  )
  expect(new Set(messages.map(({ claim_id }) => claim_id)).size).toBe(claims.length)
  const outcomes = await database
    .selectFrom('claim_outcome')
    .innerJoin('claim', 'claim.id', 'claim_outcome.claim_id')
    .innerJoin('account', 'account.id', 'claim.owner_id')
    .select(['superseded_at', 'excess_cents'])
    .where('account.email', '=', 'camille@exemple.fr')
    .orderBy('decided_at')
    .execute()
  expect(outcomes.map(({ superseded_at }) => superseded_at === null)).toEqual([false, true])
  expect(outcomes.map(({ excess_cents }) => excess_cents)).toEqual([3000, 0])
  const notices = await database
    .selectFrom('notification')
    .select(['created_at', 'read_at'])
    .where('key', 'like', 'sinistre %')
    .orderBy('id', 'desc')
    .execute()
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const days = notices.map(
    ({ created_at }) => dayInParis(created_at.toTemporalInstant()).until(today).days,
  )
  expect(days[0]).toBe(0)
  expect(days.at(-1)).toBe(125)
  expect(notices.filter(({ read_at }) => read_at === null).length).toBeLessThan(6)
  const sent = await database
    .selectFrom('claim_file')
    .innerJoin('stored_object', 'key', 'object_key')
    .select(['claim_id', 'message_id', 'key', 'type', 'bytes'])
    .execute()
  // one for each of the five claims that camille declared
  expect(new Set(sent.map(({ claim_id }) => claim_id)).size).toBe(5)
  for (const { message_id, key, type, bytes } of sent) {
    expect(message_id).not.toBeNull()
    expect((await buffer(await files.open(key))).length).toBe(bytes)
    if (type === 'jpg')
      expect((await buffer(await files.openPreview(key))).length).toBeGreaterThan(0)
  }
  expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['jpg', 'pdf']))
})

test('the demonstration has payments in every state, and its ledger agrees with the bank', async () => {
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'camille@exemple.fr')
    .executeTakeFirstOrThrow()
  const now = Temporal.Now.instant()
  const statesOf = async (accountId: string) => {
    const byContract = await paymentByContract({ database, now }, accountId)
    return [...byContract.values()].flatMap(({ payment }) => payment?.status ?? [])
  }
  expect(new Set(await statesOf(id))).toEqual(new Set(['paid', 'to_pay', 'late', 'refunded']))
  const others = {
    'lea.morin': 'collecting',
    'nora.lemoine': 'suspended',
    'mona.charpentier': 'noticed',
  }
  for (const [username, state] of Object.entries(others)) {
    const other = await database
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(await statesOf(other.id)).toEqual([state])
    expect(await passwordFits(DEMO_PASSWORD, other.password_hash)).toBe(true)
  }
  const desk = await database
    .selectFrom('payment_order')
    .innerJoin('payment_batch', 'payment_batch.id', 'payment_order.batch_id')
    .select(['kind', 'state'])
    .orderBy('payment_order.state')
    .execute()
  expect(new Set(desk.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
    new Set([
      'transfers prepared',
      'transfers settled',
      'collections rejected',
      'collections sent',
      'collections settled',
    ]),
  )
  const advisor = await database
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'nadia@exemple.fr')
    .executeTakeFirstOrThrow()
  const { toReview, recoveries } = await readDesk(
    contextAt(database, { account: advisor, daysAgo: 0 }),
  )
  expect(toReview.payouts.map(({ holder }) => holder)).toEqual(['Claire Delmas'])
  expect(recoveries).toHaveLength(2)

  const bank = await findReconciliation(database)
  expect(bank?.closings).toBeGreaterThan(0)
  expect(bank?.held).toBe(bank?.closings)
})

test('the demonstration has two role requests and one deactivated account', async () => {
  const people = await database
    .selectFrom('account')
    .select(['role', 'requested_role', 'is_active'])
    .where((account) =>
      account.or([account('requested_role', 'is not', null), account('is_active', '=', false)]),
    )
    .orderBy('username')
    .execute()
  expect(people).toEqual([
    { role: 'user', requested_role: null, is_active: false },
    { role: 'user', requested_role: 'advisor', is_active: true },
    { role: 'user', requested_role: 'admin', is_active: true },
  ])
})
