import { faultsOfOrders } from '@sillage/domain/payments/sepa/orders.ts'
import { describe, expect, test } from 'vitest'
import { collectionsFile, transfersFile } from './bank-files.ts'
import type { BankMessage, OrdersMessage } from './bank-messages.ts'
import { answerOrders } from './fake-bank.factory.ts'
import { statementFile } from './fake-statement.factory.ts'
import { readBankFile } from './read-bank-file.ts'

const on = Temporal.PlainDate.from('2026-12-01')
const own = {
  name: 'Sillage Assurances',
  iban: 'FR7630001007941234567890185',
  creditorId: 'FR72ZZZ123456',
  paysAtOnce: false,
}
const head = { messageId: 'LOT1', createdAt: '2026-11-24T09:00:00', on }
const order = (rank: number) => ({
  endToEndId: `E${rank}`,
  cents: 8376 + rank,
  name: 'Camille Moreau',
  iban: 'FR1420041010050500013M02606',
  text: 'Contrat 0B6B1C9E',
  mandate: {
    reference: `SLG${rank}`,
    signedOn: Temporal.PlainDate.from('2026-11-20'),
    formerIban: rank === 1 ? 'DE89370400440532013000' : null,
  },
})
const orders = [order(0), order(1), order(2)]

async function read<K extends BankMessage['kind']>(bytes: Uint8Array, kind: K) {
  const message = await readBankFile(bytes)
  if (message.kind !== kind) throw new Error(`${message.kind}, not ${kind}`)
  return message as Extract<BankMessage, { kind: K }>
}

const readOrders = async (bytes: Uint8Array) => (await readBankFile(bytes)) as OrdersMessage

describe('an order file', () => {
  test('of direct debits is valid by its schema, and read back to the cent', async () => {
    expect(faultsOfOrders(head, orders)).toEqual([])
    expect(await readOrders(collectionsFile(head, own, orders))).toEqual({
      kind: 'collections',
      messageId: 'LOT1',
      on: '2026-12-01',
      ownIban: own.iban,
      orders: orders.map(({ mandate, ...each }) => ({
        ...each,
        mandateReference: mandate.reference,
      })),
    })
  })

  test('names the former account of a mandate whose account changed', () => {
    const file = collectionsFile(head, own, orders).toString()
    expect(file.match(/<AmdmntInd>true/g)).toHaveLength(1)
    expect(file).toContain('<OrgnlDbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id>')
  })

  test('of transfers is valid by its schema, and read back to the cent', async () => {
    const message = await readOrders(transfersFile(head, own, orders))
    expect(message).toMatchObject({ kind: 'transfers', messageId: 'LOT1', ownIban: own.iban })
    expect(message.orders.map(({ cents }) => cents)).toEqual([8376, 8377, 8378])
  })

  test('of instant transfers is marked INST, and valid by its schema', async () => {
    const usual = transfersFile(head, own, orders)
    const instant = transfersFile(head, { ...own, paysAtOnce: true }, orders)
    expect(usual.toString()).not.toContain('INST')
    expect(instant.toString()).toContain(
      '<SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm>',
    )
    expect(await readOrders(instant)).toEqual(await readOrders(usual))
  })

  test('escapes markup in a holder’s name', async () => {
    const [first] = orders
    if (!first) throw new Error('an order is missing')
    const name = 'A </Nm><Nm> & "b"'
    const message = await readOrders(transfersFile(head, own, [{ ...first, name }]))
    expect(message.orders[0]?.name).toBe(name)
  })

  test('of 10,000 orders is written and read within seconds', async () => {
    const many = Array.from({ length: 10_000 }, (_, rank) => order(rank))
    const message = await readOrders(collectionsFile(head, own, many))
    expect(message.orders).toHaveLength(10_000)
  })
})

describe('a bank’s answer', () => {
  test('rejects orders by pain.002, and books paid and returned ones in a statement', async () => {
    const message = await readOrders(collectionsFile(head, own, orders))
    const fates = ['AC01', 'paid', 'AM04'] as const
    const { status, movements } = answerOrders(message, {
      fateOf: (_, rank) => fates[rank] ?? 'paid',
    })
    expect(await read(status, 'status')).toEqual({
      kind: 'status',
      messageId: 'SLOT1',
      originalMessageId: 'LOT1',
      group: 'PART',
      reasons: [],
      orders: [{ endToEndId: 'E0', status: 'RJCT', reason: 'AC01' }],
    })
    const file = statementFile({ id: 'R1', iban: own.iban, opening: 100_00, movements })
    const { statements } = await read(file, 'statement')
    expect(statements).toMatchObject([{ id: 'R1', iban: own.iban, opening: 10000, closing: 18377 }])
    expect(
      statements[0]?.movements.map((each) => [each.endToEndId, each.cents, each.returnReason]),
    ).toEqual([
      ['E1', 8377, null],
      ['E2', 8378, null],
      ['E2', -8378, 'AM04'],
    ])
  })

  test('may hold a whole batch of transfers whose names do not match', async () => {
    const message = await readOrders(transfersFile(head, own, orders))
    const { status, movements } = answerOrders(message, { group: 'RVCM' })
    expect(await read(status, 'status')).toMatchObject({ group: 'RVCM', orders: [] })
    expect(movements).toEqual([])
  })
})
