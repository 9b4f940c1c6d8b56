import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { createIbanVault } from '../../platform/ibans/iban-vault.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { OTHER_IBAN, SAMPLE_IBAN } from '../payments.factory.ts'
import { keepAccount, sealAnew } from './bank-accounts.service.ts'

const database = openDatabase(await createTestDatabase())
afterAll(() => database.destroy())

test('a new key encrypts every IBAN again, once, and an IBAN keeps its account', async () => {
  const [before, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  const { id: accountId } = await buildAccount(database)
  const now = Temporal.Now.instant()
  const keep = (iban: string, ibans: ReturnType<typeof createIbanVault>) =>
    keepAccount(
      database,
      { holder: 'Camille Roussel', iban },
      { accountId, ibans, now, isChange: false },
    )
  const old = await keep(SAMPLE_IBAN, createIbanVault(before))
  const both = createIbanVault(next, before)
  await keep(OTHER_IBAN, both)
  expect((await keep(SAMPLE_IBAN, both)).id).toBe(old.id)
  expect(await sealAnew(database, both)).toBe(1)
  expect(await sealAnew(database, both)).toBe(0)
  const alone = createIbanVault(next)
  expect((await keep(SAMPLE_IBAN, alone)).id).toBe(old.id)
  const rows = await database.selectFrom('bank_account').select(['id', 'iban_sealed']).execute()
  expect(rows.map(({ id, iban_sealed }) => alone.open(id, iban_sealed)).toSorted()).toEqual([
    OTHER_IBAN,
    SAMPLE_IBAN,
  ])
})

test('a new key encrypts again the payers of unmatched movements', async () => {
  const [before, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  const { id: by } = await buildAccount(database, { role: 'advisor' })
  // accounts encrypted with another key, left by other tests
  await database.deleteFrom('bank_account').execute()
  const [statementId, id] = [randomUUID(), randomUUID()]
  const now = new Date()
  await database
    .insertInto('bank_statement')
    .values({
      id: statementId,
      account: SAMPLE_IBAN,
      statement_id: 'R1',
      opening: 0,
      closing: 100,
      file_sha256: randomBytes(32),
      imported_at: now,
      imported_by: by,
    })
    .execute()
  await database
    .insertInto('bank_movement')
    .values({
      id,
      statement_id: statementId,
      account: SAMPLE_IBAN,
      reference: id,
      rank: 0,
      cents: 100,
      booked_on: '2026-11-24',
      party: 'ROUX',
      label: 'loyer',
      payer_sealed: createIbanVault(before).seal(id, OTHER_IBAN),
    })
    .execute()
  const both = createIbanVault(next, before)
  await sealAnew(database, both)
  expect(await sealAnew(database, both)).toBe(0)
  const { payer_sealed: sealed } = await database
    .selectFrom('bank_movement')
    .select('payer_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(createIbanVault(next).open(id, sealed ?? Buffer.alloc(0))).toBe(OTHER_IBAN)
})
