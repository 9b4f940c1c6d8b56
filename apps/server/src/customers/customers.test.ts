import { randomUUID } from 'node:crypto'
import { groupedReference } from '@sillage/domain/payments/creditor-reference.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildClaim } from '../claims/claims.factory.ts'
import { insertComplaint } from '../complaints/complaints.repository.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { buildExchange } from './customers.factory.ts'

const server = await serveTests()
const nadia = await signInAs(server, 'advisor')

interface Named {
  readonly first: string
  readonly last: string
  readonly phone?: string
  readonly birthDate?: string
  readonly company?: { readonly name: string; readonly siren: string }
}

async function customer({ first, last, phone, birthDate, company }: Named) {
  const account = await buildAccount(server.database, { username: `c${randomUUID().slice(0, 8)}` })
  await server.database
    .updateTable('account')
    .set({
      first_name: first,
      last_name: last,
      person:
        phone === undefined
          ? null
          : JSON.stringify({ phone, birthDate: birthDate ?? '03/06/1984', birthPlace: 'Tours' }),
      kind: company ? 'professionnel' : 'particulier',
      company_name: company?.name ?? null,
      siren: company?.siren ?? null,
    })
    .where('id', '=', account.id)
    .execute()
  return account
}

const find = async (q: string, { client } = nadia) =>
  (await client.customers.find({ query: { q } })).data
const names = async (q: string) => (await find(q)).customers.map(({ name }) => name)

const open = async (id: string) => (await nadia.client.customers.one({ params: { id } })).data
const note = (id: string, body: { text: string; promised_on?: string }) =>
  nadia.client.customers.note({ params: { id }, body: { kind: 'call', ...body } })

describe('finding a customer', () => {
  test('matches any words of the name, ignoring accents, case and order', async () => {
    await customer({ first: 'Élodie', last: 'Œuvrard-Quentin' })
    expect(await names('oeuvrard')).toEqual(['Élodie Œuvrard-Quentin'])
    expect(await names('QUENTIN elodie')).toEqual(['Élodie Œuvrard-Quentin'])
    expect(await names('quentin marcel')).toEqual([])
  })

  test('finds a misspelt name, marked as near', async () => {
    await customer({ first: 'Zéphyr', last: 'Oliveiranault' })
    const found = await find('oliverannault')
    expect(found).toMatchObject({ is_near: true, customers: [{ name: 'Zéphyr Oliveiranault' }] })
    expect((await find('oliveiranault')).is_near).toBe(false)
  })

  test('matches a telephone, its end, a company or a SIREN, and shows them masked', async () => {
    await customer({
      first: 'Yann',
      last: 'Tréguier',
      phone: '06 98 76 54 32',
      company: { name: 'Transports Tréguier', siren: '732829320' },
    })
    for (const typed of [
      '06 98 76 54 32',
      '+33 6 98 76 54 32',
      '5432 tréguier',
      '732 829 320',
      'transports treguier',
    ]) {
      const { customers } = await find(typed)
      expect(customers, typed).toHaveLength(1)
      expect(customers[0]).toMatchObject({
        name: 'Yann Tréguier',
        company: 'Transports Tréguier',
        phone: '06\u00a0••\u00a0••\u00a054\u00a032',
        birth_year: 1984,
      })
      expect(JSON.stringify(customers)).not.toContain('98 76')
    }
  })

  test('matches a plate, part of one with a name, or the start of a contract’s number', async () => {
    const { id: accountId } = await customer({ first: 'Maud', last: 'Kerbrat' })
    const { id } = await buildContract(server.database, { accountId })
    await server.database
      .updateTable('vehicle_event')
      .set({ plate: 'GH-482-KD' })
      .where('contract_id', '=', id)
      .execute()
    for (const typed of ['gh 482 kd', 'GH482', 'kerbrat 482', id.slice(0, 8)])
      expect((await find(typed)).contracts, typed).toEqual([
        expect.objectContaining({ id, holder: { id: accountId, name: 'Maud Kerbrat' } }),
      ])
    expect((await find('tartempion 482')).contracts).toEqual([])
  })

  test('matches the reference of a payment, as it is printed on its notice', async () => {
    const { id: accountId } = await customer({ first: 'Soizic', last: 'Le Bihan' })
    const { id } = await buildContract(server.database, { accountId })
    const { reference } = await server.database
      .selectFrom('due')
      .select('reference')
      .where('contract_id', '=', id)
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const typed of [reference, groupedReference(reference)])
      expect((await find(typed)).contracts, typed).toEqual([expect.objectContaining({ id })])
  })

  test('matches the start of a claim’s or a complaint’s number', async () => {
    const owner = await customer({ first: 'Sacha', last: 'Lorient' })
    const { id: contractId } = await buildContract(server.database, {
      accountId: owner.id,
      startingIn: -30,
      endingIn: 60,
    })
    const { claim_id: claimId } = await buildClaim(server.database, { owner, contractId })
    const { id } = await insertComplaint(server.database, {
      account_id: owner.id,
      subject: 'Un retard',
      message: 'J’attends.',
      received_at: new Date(),
    })
    expect((await find(claimId.slice(0, 8))).claims).toEqual([
      expect.objectContaining({ id: claimId }),
    ])
    expect((await find(id.slice(0, 8))).complaints).toEqual([expect.objectContaining({ id })])
  })

  test('finds nobody for nothing, one letter or wildcards', async () => {
    for (const typed of ['', 'a', '%%', '__', '\\'])
      expect(await find(typed), typed).toMatchObject({ customers: [], contracts: [], claims: [] })
  })

  test('finds a root for roots only, and is not audited', async () => {
    const root = await signInAs(server, 'root')
    await server.database
      .updateTable('account')
      .set({ first_name: 'Ursule', last_name: 'Wolfgang' })
      .where('id', '=', root.account.id)
      .execute()
    expect(await names('wolfgang')).toEqual([])
    expect((await find('wolfgang', root)).customers).toHaveLength(1)
    const lines = await server.database
      .selectFrom('audit_entry')
      .select('id')
      .where('actor_id', '=', nadia.account.id)
      .where('action', 'like', 'customer.%')
      .execute()
    expect(lines).toEqual([])
  })
})

describe('a customer’s page', () => {
  test('shows details, contracts and claims, and opening it twice is audited once', async () => {
    const owner = await customer({ first: 'Noé', last: 'Marchal', phone: '06 11 22 33 44' })
    const { id: contractId } = await buildContract(server.database, {
      accountId: owner.id,
      startingIn: -30,
      endingIn: 60,
    })
    const { claim_id: claimId } = await buildClaim(server.database, { owner, contractId })
    await open(owner.id)
    const page = await open(owner.id)
    expect(page).toMatchObject({
      name: 'Noé Marchal',
      phone: '06 11 22 33 44',
      email: owner.email,
      birth_date: '03/06/1984',
      contracts: [{ id: contractId, status: 'active', payment: { status: 'late' } }],
      contracts_total: 1,
      claims: [{ id: claimId, paid: null }],
      claims_total: 1,
      is_active: true,
    })
    expect(page.claims[0]?.waits_for_us_since).not.toBeNull()
    const lines = await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('actor_id', '=', nadia.account.id)
      .where('subject_id', '=', owner.id)
      .execute()
    expect(lines).toEqual([{ action: 'customer.read' }])
  })

  test('has the price of the contract list, the contribution included, which is what is owed', async () => {
    const owner = await customer({ first: 'Inès', last: 'Aubert' })
    await buildContract(server.database, {
      accountId: owner.id,
      startingIn: -30,
      endingIn: 60,
      contribution: 'tree_planting',
    })
    const { data } = await nadia.client.contractDesk.ofPerson({ params: { id: owner.id } })
    const [{ price, payment } = {}] = (await open(owner.id)).contracts
    expect(price).toBe(data.contracts[0]?.price)
    expect(payment?.label).toContain(inEuros(price ?? 0))
  })

  test('lists open claims and complaints first, however old they are', async () => {
    const owner = await customer({ first: 'Jo', last: 'Nombreux' })
    const { claim_id: claimId } = await buildClaim(server.database, { owner })
    await sql`
      insert into claim (contract_id, owner_id, nature, nature_id, description, incident_date, answers, is_pressing,
        declared_at, status, waiting, waiting_since, updated_at)
      select contract_id, owner_id, nature, nature_id, description, incident_date, answers, is_pressing,
        declared_at + n * interval '1 second', 'closed', waiting, waiting_since, updated_at
      from claim, generate_series(1, 120) n where id = ${claimId}`.execute(server.database)
    const received_at = new Date(Date.now() - 40 * 86_400_000)
    const complaint = { account_id: owner.id, subject: 'Ancienne', message: 'J’attends.' }
    const { id } = await insertComplaint(server.database, { ...complaint, received_at })
    await sql`
      insert into complaint (account_id, subject, message, received_at, answered_at, answer)
      select account_id, subject, message, received_at + n * interval '1 hour', received_at + n * interval '2 hours', 'Oui.'
      from complaint, generate_series(1, 30) n where id = ${id}`.execute(server.database)
    const page = await open(owner.id)
    expect(page.claims_total).toBe(121)
    expect(page.claims).toHaveLength(100)
    expect(page.claims[0]).toMatchObject({ id: claimId })
    expect(page.complaints[0]).toMatchObject({ id, answered_at: null })
  })

  test('names other accounts with the same telephone, or the same name and birth date', async () => {
    const one = await customer({ first: 'Inès', last: 'Duvauchel', phone: '06 55 55 00 01' })
    const same = await customer({ first: 'I.', last: 'Duvauchel', phone: '06 55 55 00 02' })
    const other = await customer({
      first: 'Paul',
      last: 'Autrement',
      phone: '06 55 55 00 01',
      birthDate: '01/01/1970',
    })
    await customer({
      first: 'Inès',
      last: 'Duvauchel',
      phone: '06 55 55 00 09',
      birthDate: '04/06/1984',
    })
    const { lookalikes } = await open(one.id)
    expect(lookalikes.map(({ id }) => id).toSorted()).toEqual([same.id, other.id].toSorted())
  })

  test('is not found for an unknown id, nor for a root when an advisor asks', async () => {
    const root = await signInAs(server, 'root')
    for (const id of [randomUUID(), 'no-id', root.account.id])
      expect((await refusalOf(open(id))).status).toBe(404)
  })
})

describe('a note of a call', () => {
  test('is recorded with a promise, which can be marked kept once', async () => {
    const { id } = await customer({ first: 'Lou', last: 'Perrec' })
    const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
    const { data } = await note(id, { text: 'Rappeler après l’expertise.', promised_on: today })
    expect(data).toMatchObject({ kind: 'call', promised_on: today, kept_at: null })
    const keep = () => nadia.client.customers.keep({ params: { id: data.id } })
    const done = await Promise.allSettled([keep(), keep()])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refusalOf(keep())).status).toBe(409)
    const page = (await nadia.client.customers.one({ params: { id } })).data
    expect(page.exchanges).toMatchObject([{ text: 'Rappeler après l’expertise.' }])
    expect(page.exchanges[0]?.kept_at).not.toBeNull()
  })

  test.each([
    ['2020-01-01', 422],
    ['2026-02-30', 400],
  ])('with a promise for %s is refused with %i', async (promised_on, status) => {
    const { id } = await customer({ first: 'Lou', last: 'Perrec' })
    expect((await refusalOf(note(id, { text: 'Rappeler.', promised_on }))).status).toBe(status)
  })

  test('can’t be recorded on one’s own account', async () => {
    expect((await refusalOf(note(nadia.account.id, { text: 'Moi.' }))).status).toBe(403)
  })

  test('without a promise can’t be marked kept', async () => {
    const { id: accountId } = await customer({ first: 'Lou', last: 'Perrec' })
    const id = await buildExchange(server.database, { accountId, by: nadia.account.id })
    expect((await refusalOf(nadia.client.customers.keep({ params: { id } }))).status).toBe(409)
  })
})
