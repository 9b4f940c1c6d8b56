import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { type FakeMovement, statementFile } from '../bank/fake-statement.factory.ts'
import { buildProposal, nextStatement } from '../bank.factory.ts'
import { sendFile } from '../bank-desk.factory.ts'
import { CREDITOR } from '../creditor.service.ts'
import { buildDue } from '../payments.factory.ts'
import { findLastStatement } from './statements.repository.ts'

const on = Temporal.Now.plainDateISO('Europe/Paris')

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')

const send = async (bytes: Uint8Array) => {
  const { data } = await sendFile(odile, bytes)
  return data
}
const refusal = (code: string) => ({ problem: { code } })

async function balanceOf(account: string) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line where account = ${account}`.execute(
    server.database,
  )
  return rows[0]?.cents ?? 0
}

async function owedOf(dueId: string) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line
    where due_id = ${dueId} and account = 'policyholders'`.execute(server.database)
  return rows[0]?.cents
}

async function transferDue() {
  const { id: accountId } = await buildAccount(server.database)
  const id = await buildDue(server.database, accountId)
  return server.database
    .selectFrom('due')
    .select(['id', 'cents', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const file = (movements: Omit<FakeMovement, 'on' | 'reference'>[]) =>
  nextStatement(server.database, movements)

describe('importing a statement', () => {
  test('pays a due by its reference, and changes nothing the second time', async () => {
    const due = await transferDue()
    const bytes = await file([{ cents: due.cents, text: `merci ${due.reference.toLowerCase()} !` }])
    expect(await send(bytes)).toEqual({
      kind: 'statement',
      movements: 1,
      unmatched: 0,
      isRepeated: false,
    })
    expect(await owedOf(due.id)).toBe(0)
    const before = await balanceOf('bank')
    expect(await send(bytes)).toMatchObject({ movements: 0, isRepeated: true })
    expect(await balanceOf('bank')).toBe(before)
  })

  test('pays part of a due, while a payment above what is owed waits for a person', async () => {
    const due = await transferDue()
    await send(await file([{ cents: 100, text: due.reference }]))
    expect(await owedOf(due.id)).toBe(due.cents - 100)
    const waiting = await balanceOf('to_be_matched')
    expect(await send(await file([{ cents: due.cents, text: due.reference }]))).toMatchObject({
      unmatched: 1,
    })
    expect(await owedOf(due.id)).toBe(due.cents - 100)
    expect(await balanceOf('to_be_matched')).toBe(waiting - due.cents)
  })

  test('with a fee and unknown movements keeps the ledger equal to the bank', async () => {
    const before = await balanceOf('bank')
    await send(await file([{ cents: -1200, isFee: true }, { cents: -4854 }, { cents: 250_00 }]))
    expect(await balanceOf('bank')).toBe(before - 1200 - 4854 + 25_000)
    expect(await balanceOf('bank_fees')).toBe(1200)
    const last = await findLastStatement(server.database, CREDITOR.iban)
    expect(last?.closing).toBe(await balanceOf('bank'))
  })

  test('is refused when its opening balance is not the last closing: a statement is missing', async () => {
    const bytes = statementFile({ id: 'R-far', iban: CREDITOR.iban, opening: 1, on, movements: [] })
    await expect(send(bytes)).rejects.toMatchObject(refusal('bank_file.gap'))
  })

  test('is refused for another account, or for another content under the same number', async () => {
    const iban = 'DE89370400440532013000'
    const other = statementFile({ id: 'R-other', iban, opening: 0, on, movements: [] })
    await expect(send(other)).rejects.toMatchObject(refusal('bank_file.account'))
    const last = await findLastStatement(server.database, CREDITOR.iban)
    const same = { id: last?.statement_id ?? '', iban: CREDITOR.iban, on, movements: [] }
    await expect(send(statementFile({ ...same, opening: 7 }))).rejects.toMatchObject(
      refusal('bank_file.other'),
    )
  })

  test('is refused when it repeats a movement of another statement, and posts nothing', async () => {
    const reference = randomUUID().slice(0, 30)
    const opening = (await findLastStatement(server.database, CREDITOR.iban))?.closing ?? 0
    const movements = [{ cents: 500, on, reference }]
    await send(statementFile({ id: 'R-one', iban: CREDITOR.iban, opening, movements }))
    const before = await balanceOf('bank')
    const twice = { id: 'R-two', iban: CREDITOR.iban, opening: opening + 500, movements }
    await expect(send(statementFile(twice))).rejects.toMatchObject(refusal('bank_file.twice'))
    expect(await balanceOf('bank')).toBe(before)
  })

  test('is refused when a movement is in the future', async () => {
    const opening = (await findLastStatement(server.database, CREDITOR.iban))?.closing ?? 0
    const movements = [{ cents: 500, on: on.add({ years: 5 }), reference: 'FUTUR' }]
    const bytes = statementFile({ id: 'R-future', iban: CREDITOR.iban, opening, movements })
    await expect(send(bytes)).rejects.toMatchObject(refusal('bank_file.future'))
  })

  test('books once a movement that a notification announced', async () => {
    const due = await transferDue()
    const movements = [{ cents: due.cents, on, reference: 'N1', text: due.reference }]
    const notification = {
      id: 'N1',
      iban: CREDITOR.iban,
      opening: 0,
      movements,
      isNotification: true,
    }
    expect(await send(statementFile(notification))).toMatchObject({ kind: 'notification' })
    expect(await owedOf(due.id)).toBe(due.cents)
    await send(await file([{ cents: due.cents, text: due.reference }]))
    expect(await owedOf(due.id)).toBe(0)
  })

  test('takes ten thousand movements', async () => {
    const before = await balanceOf('bank')
    const many = Array.from({ length: 10_000 }, () => ({ cents: 100 }))
    expect(await send(await file(many))).toMatchObject({ movements: 10_000 })
    expect(await balanceOf('bank')).toBe(before + 1_000_000)
  })

  test('books once a file sent by ten simultaneous calls', async () => {
    const before = await balanceOf('bank')
    const bytes = await file([{ cents: 777 }])
    await Promise.all(Array.from({ length: 10 }, () => send(bytes)))
    expect(await balanceOf('bank')).toBe(before + 777)
  })
})

describe('a movement that looks like a due', () => {
  test('is proposed to a person, who confirms it once', async () => {
    const { id: accountId } = await buildAccount(server.database)
    const { id, proposed, due } = await buildProposal(server.database, { accountId, ibans })
    expect(proposed).toBe(due.id)
    expect(await owedOf(due.id)).toBe(due.cents)
    const match = () => odile.client.bank.match({ params: { id }, body: {} })
    await match()
    expect(await owedOf(due.id)).toBe(0)
    await expect(match()).rejects.toMatchObject(refusal('movement.matched'))
  })

  test('can’t be confirmed when nothing was proposed', async () => {
    await send(await file([{ cents: 4321, text: 'inconnu' }]))
    const unknown = await server.database
      .selectFrom('bank_movement')
      .select('id')
      .where('cents', '=', '4321')
      .executeTakeFirstOrThrow()
    await expect(
      odile.client.bank.match({ params: { id: unknown.id }, body: {} }),
    ).rejects.toMatchObject(refusal('movement.unknown'))
  })
})
