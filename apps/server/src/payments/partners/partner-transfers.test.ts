import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildCollectedContribution } from '../../contracts/contributions/contributions.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable } from '../../testing/test-session.ts'
import { openBankDesk } from '../bank-desk.factory.ts'

const server = await serveTests()
const desk = await openBankDesk(server)

/** Hands the contributions of two contracts over to a partner. */
async function handedOver(partner: string) {
  const camille = await signInAs(server)
  const { client } = await signInAs(server, 'admin')
  const ids = [
    await buildCollectedContribution(server.database, camille.account.id),
    await buildCollectedContribution(server.database, camille.account.id),
  ].map(({ id }) => id)
  const certificate = `C-${randomUUID().slice(0, 8)}`
  await client.contributionDesk.handOver({ body: { contract_ids: ids, partner, certificate } })
  const { cents } = await server.database
    .selectFrom('partner_transfer')
    .select('cents')
    .where('certificate', '=', certificate)
    .executeTakeFirstOrThrow()
  return { certificate, cents: Number(cents) }
}

async function held(account: string) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line where account = ${account}`.execute(
    server.database,
  )
  return rows[0]?.cents ?? 0
}

const movementOf = (text: string) =>
  server.database
    .selectFrom('bank_movement')
    .select(['id', 'matched_by_rule', 'transfer_id'])
    .where('label', '=', text)
    .executeTakeFirstOrThrow()

describe('a transfer to a climate partner', () => {
  test('is matched once, by the certificate in its label and its exact amount', async () => {
    const before = await held('payments_under_way')
    const { certificate, cents } = await handedOver('Forêts de Bretagne')
    expect(await held('payments_under_way')).toBe(before - cents)
    const text = `VIR certificat ${certificate.toLowerCase()}`
    await desk.book([{ cents: -cents, party: 'FORETS DE BRETAGNE', text }])
    expect(await movementOf(text)).toMatchObject({ matched_by_rule: 'reference' })
    expect(await held('payments_under_way')).toBe(before)
    const again = `${text} bis`
    await desk.book([{ cents: -cents, party: 'FORETS DE BRETAGNE', text: again }])
    expect(await movementOf(again)).toMatchObject({ matched_by_rule: null, transfer_id: null })
  })

  test('of another amount is left unmatched', async () => {
    const { certificate, cents } = await handedOver('Haies du Perche')
    const text = `VIR ${certificate}`
    await desk.book([{ cents: 1 - cents, party: 'HAIES DU PERCHE', text }])
    expect(await movementOf(text)).toMatchObject({ matched_by_rule: null })
  })

  test('without its certificate is proposed by the partner’s name, and a person confirms it', async () => {
    const before = [await held('payments_under_way'), await held('to_be_matched')]
    const { cents } = await handedOver('Tourbières d’Armor')
    const text = `VIREMENT ${randomUUID()}`
    await desk.book([{ cents: -cents, party: 'Tourbieres d Armor', text }])
    const { id } = await movementOf(text)
    const remi = await signInCapable(server, 'advisor')
    const { data } = await remi.client.bank.desk()
    expect(data.unmatched.find((one) => one.id === id)?.proposal).toMatchObject({
      of: 'Tourbières d’Armor',
      contractId: null,
      claimId: null,
    })
    await remi.client.bank.match({ params: { id }, body: {} })
    expect(await movementOf(text)).toMatchObject({ matched_by_rule: 'person' })
    expect([await held('payments_under_way'), await held('to_be_matched')]).toEqual(before)
    expect(await refusalOf(remi.client.bank.match({ params: { id }, body: {} }))).toMatchObject({
      status: 409,
    })
  })
})
