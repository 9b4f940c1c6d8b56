import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { createIbanVault } from '../../platform/ibans/iban-vault.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { OTHER_IBAN, SAMPLE_IBAN } from '../payments.factory.ts'
import { keepAccount, sealAnew } from './bank-accounts.service.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase())
})
afterAll(() => database.destroy())

test('a new key seals every IBAN anew, once; the same IBAN is the same account all along', async () => {
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
