import { expect } from 'vitest'
import type { TestApp } from '../testing/test-app.ts'
import { refusalOf, signInCapable, type TestSession } from '../testing/test-session.ts'
import { answerOrders, type Fate } from './bank/fake-bank.factory.ts'
import type { FakeMovement } from './bank/fake-statement.factory.ts'
import { readBankFile } from './bank/read-bank-file.ts'
import { nextStatement } from './bank.factory.ts'

/** Imports a bank file at the desk. */
export const sendFile = ({ client }: TestSession, bytes: Uint8Array) =>
  client.bank.import({ body: new Blob([Uint8Array.from(bytes)]) })

type BatchKind = 'collections' | 'transfers'

/** A batch that one person prepared. */
export async function prepareBatch({ client }: TestSession, kind: BatchKind = 'collections') {
  const { data } = await client.bank.prepare({ body: { kind } })
  return data.id
}

/** A batch that one person prepared and another approved, with its file. */
export async function approveBatch(
  [preparing, approving]: readonly [TestSession, TestSession],
  kind: BatchKind = 'collections',
) {
  const id = await prepareBatch(preparing, kind)
  await approving.client.bank.approve({ params: { id } })
  return { id, ...(await readOrders(approving, id)) }
}

/** The orders of an approved batch, as the bank reads its file. */
async function readOrders({ client }: TestSession, id: string) {
  const file = await client.bank.file({ params: { id } })
  const orders = await readBankFile(file)
  if (orders.kind !== 'collections' && orders.kind !== 'transfers') throw new Error(orders.kind)
  return { orders, file }
}

/** Three people at the bank desk, and a simulated bank. */
export async function openBankDesk(server: TestApp) {
  const odile = await signInCapable(server, 'admin')
  const remi = await signInCapable(server, 'admin')
  const ines = await signInCapable(server, 'admin')

  async function book(movements: readonly Omit<FakeMovement, 'on' | 'reference'>[]) {
    if (movements.length === 0) return
    const file = await nextStatement(server.database, movements)
    await sendFile(odile, file)
  }

  /** Clears every payout to review, as a person who did not request, decide or match any of them. */
  async function letGoAll() {
    const { data } = await ines.client.bank.desk()
    for (const { id } of data.toReview.payouts)
      await ines.client.bank.letGo({ params: { id }, body: { reason: 'Compte vérifié' } })
  }

  /** Orders a batch, with two people, and imports the bank's answer; does nothing when there is nothing to order. */
  async function order(kind: BatchKind, fate: Fate) {
    if (kind === 'transfers') await letGoAll()
    const preparing = odile.client.bank.prepare({ body: { kind } })
    const id = await preparing.then(
      ({ data }) => data.id,
      () => null,
    )
    if (id === null) {
      expect(await refusalOf(preparing)).toMatchObject({ status: 409 })
      return
    }
    await remi.client.bank.approve({ params: { id } })
    const { orders } = await readOrders(remi, id)
    const { status, movements } = answerOrders(orders, { fateOf: () => fate })
    await sendFile(odile, status)
    await book(
      movements.map(({ cents, endToEndId, text, reason }) => ({ cents, endToEndId, text, reason })),
    )
  }

  /** Matches a movement with a due: one person proposes, another confirms. */
  async function match(id: string, dueId: string) {
    await odile.client.bank.propose({ params: { id }, body: { due_id: dueId } })
    await remi.client.bank.match({ params: { id }, body: {} })
  }

  /** Prepares a batch and returns it as its approver reads it. */
  async function prepare(kind: BatchKind) {
    if (kind === 'transfers') await letGoAll()
    const { data } = await odile.client.bank.prepare({ body: { kind } })
    return (await remi.client.bank.batch({ params: { id: data.id } })).data
  }

  return { book, order, match, prepare }
}
