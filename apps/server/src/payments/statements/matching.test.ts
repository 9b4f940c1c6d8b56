import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import { createIbanVault } from '../../platform/ibans/iban-vault.ts'
import { PRODUCTION, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildTeller, nextStatement } from '../bank.factory.ts'
import { buildDue } from '../payments.factory.ts'
import { forgetOldStrangers } from './matching.service.ts'
import { importFile } from './statements.service.ts'

const ibans = createIbanVault(PRODUCTION.IBAN_KEY)

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** A due, and a movement of so many cents with a text, as a statement brings it. */
async function movementOf(told: { cents: number; party?: string; text: string }) {
  const file = await nextStatement(server.database, [told])
  await importFile(
    await buildTeller(server.database),
    { ibans, afterPayments: resumePaidCovers },
    file,
  )
  return server.database
    .selectFrom('bank_movement')
    .select(['id', 'cents'])
    .where('label', '=', told.text)
    .executeTakeFirstOrThrow()
}

async function transferDue() {
  const { id: accountId } = await buildAccount(server.database)
  return server.database
    .selectFrom('due')
    .select(['id', 'cents', 'reference'])
    .where('id', '=', await buildDue(server.database, accountId))
    .executeTakeFirstOrThrow()
}

test('who sent money for nothing that we know is forgotten after 13 months, its amount is not', async () => {
  const due = await transferDue()
  const stranger = await movementOf({ cents: 1313, party: 'ROUX', text: `loyer ${randomUUID()}` })
  const known = await movementOf({ cents: due.cents, party: 'ROUSSEL', text: due.reference })
  const parties = async () => {
    const rows = await server.database
      .selectFrom('bank_movement')
      .select(['id', 'cents', 'party'])
      .where('id', 'in', [stranger.id, known.id])
      .execute()
    return new Map(rows.map(({ id, cents, party }) => [id, `${party} ${cents}`]))
  }
  const before = new Map([
    [stranger.id, 'ROUX 1313'],
    [known.id, `ROUSSEL ${due.cents}`],
  ])
  await forgetOldStrangers(server.database, Temporal.Now.instant())
  expect(await parties()).toEqual(before)
  await forgetOldStrangers(server.database, Temporal.Now.instant().add({ hours: 24 * 400 }))
  expect(await parties()).toEqual(new Map(before).set(stranger.id, ' 1313'))
})
