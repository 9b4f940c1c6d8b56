import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { buildIssuer } from '../documents/issuer.factory.ts'
import { forgetUnusedAccounts } from '../payments/mandates/bank-accounts.service.ts'
import { PERSONAL_TABLES } from '../personal-data/personal-tables.ts'
import { applyRetention } from '../personal-data/retention.service.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { buildIbanVault } from '../platform/ibans/iban-vault.factory.ts'
import { startTestApp } from '../testing/test-app.ts'
import { seedDemo } from './demo.ts'

const dataDir = join(tmpdir(), `sillage-erased-${randomUUID()}`)
const files = openFiles({ dataDir, s3: null, clamdUrl: null, ibanKey: 'k'.repeat(48) })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('retention erases every personal record of a whole demonstration in its time', async () => {
  const server = await startTestApp()
  const { database, owner } = server
  await seedDemo(database, { issuer: await buildIssuer(), files, ibans: buildIbanVault() })
  const now = Temporal.Now.instant()
  const run = async (years: number, days = 0) => {
    const later = now.toZonedDateTimeISO('Europe/Paris').add({ years, days }).toInstant()
    await applyRetention({ database, now: later })
    await forgetUnusedAccounts(database, later)
  }
  const left = async () => {
    const counts = await Promise.all(
      PERSONAL_TABLES.map(async ({ table }) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(table)}`.execute(owner)
        return [table, rows[0]?.count ?? 0] as const
      }),
    )
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  }
  await owner.updateTable('claim').set({ status: 'closed', updated_at: new Date() }).execute()
  const before = await left()

  // a vehicle contract without a claim is erased after seven years; the evidence of its payments is then kept apart
  await run(9)
  const pieces = await database.selectFrom('accounting_piece').select('id').execute()
  expect(pieces.length).toBeGreaterThan(0)
  const after = await left()
  expect(after['claim']).toBe(before['claim'])
  expect(after['contract']).toBeLessThan(before['contract'] ?? 0)

  // ten years after the last end and the last claim; what a contract had kept back goes a day later
  await run(13)
  await run(13, 1)
  // an unanswered complaint stays, and mails wait for a mail server; the other rows belong to open accounts
  expect(Object.keys(await left())).toEqual(['staff_capability', 'mail', 'daily_use', 'complaint'])
  await server.close()
}, 120_000)
