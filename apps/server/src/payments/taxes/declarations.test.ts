import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildTeller, nextStatement } from '../bank.factory.ts'
import { buildPosting, postNow } from '../ledger.factory.ts'
import { importFile } from '../statements/statements.service.ts'

const server = await serveTests()

const today = Temporal.Now.plainDateISO('Europe/Paris')

async function held(account: string) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int as cents from ledger_line where account = ${account}`.execute(
    server.database,
  )
  return rows[0]?.cents
}

test('the taxes of a closed month are owed to the tax office until its debit is matched', async () => {
  const admin = await signInAs(server, 'admin')
  const past = today.toPlainYearMonth().subtract({ months: 2 })
  const month = past.toString()
  // includes 3,30 € of tax
  await postNow(server.database, buildPosting(past.toPlainDate({ day: 5 })))
  const read = async () => (await admin.client.ledger.read({ query: { month } })).data.levies
  expect(await read()).toMatchObject({ total: 3.3, declaredOn: null, paidOn: null })
  await admin.client.ledger.close({ body: { month } })
  expect(await read()).toMatchObject({ total: 3.3, declaredOn: today.toString(), paidOn: null })
  expect([await held('tax_33'), await held('tax_office')]).toEqual([0, -330])

  const teller = await buildTeller(server.database)
  const book = async (movement: { cents: number; party: string; text: string }) =>
    importFile(
      teller,
      { ibans, afterPayments: resumePaidCovers },
      await nextStatement(server.database, [movement]),
    )
  const text = `prélèvement ${randomUUID()}`
  expect(await book({ cents: -330, party: 'BANQUE', text })).toMatchObject({ unmatched: 1 })
  expect((await read()).paidOn).toBeNull()
  expect(await book({ cents: -330, party: 'DGFIP', text: 'TSCA' })).toMatchObject({ unmatched: 0 })
  expect((await read()).paidOn).toBe(today.toString())
  expect(await held('tax_office')).toBe(0)
})
