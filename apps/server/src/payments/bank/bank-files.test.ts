import { faultsOfOrders } from '@sillage/domain/payments/sepa/orders.ts'
import { describe, expect, test } from 'vitest'
import { collectionsFile, transfersFile } from './bank-files.ts'
import type { BankMessage, OrdersMessage } from './bank-messages.ts'
import { answerOrders, type FakeMovement, statementFile } from './fake-bank.factory.ts'
import { LARGEST_BANK_FILE, readBankFile } from './read-bank-file.ts'

const on = Temporal.PlainDate.from('2026-12-01')
const own = {
  name: 'Sillage Assurances',
  iban: 'FR7630001007941234567890185',
  creditorId: 'FR72ZZZ123456',
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

const kindOf = async (bytes: Uint8Array) => (await readBankFile(bytes)).kind
const faultOf = (bytes: Uint8Array | string) =>
  readBankFile(Buffer.from(bytes)).then(
    () => 'taken',
    (error) => error.fault ?? error,
  )

async function read<K extends BankMessage['kind']>(bytes: Uint8Array, kind: K) {
  const message = await readBankFile(bytes)
  if (message.kind !== kind) throw new Error(`${message.kind}, not ${kind}`)
  return message as Extract<BankMessage, { kind: K }>
}

const readOrders = async (bytes: Uint8Array) => (await readBankFile(bytes)) as OrdersMessage

describe('a file of orders', () => {
  test('of collections is valid by its schema, and read back to the cent', async () => {
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

  test('of a mandate whose account changed tells the account before', () => {
    const file = collectionsFile(head, own, orders).toString()
    expect(file.match(/<AmdmntInd>true/g)).toHaveLength(1)
    expect(file).toContain('<OrgnlDbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id>')
  })

  test('of transfers is valid by its schema, and read back to the cent', async () => {
    const message = await readOrders(transfersFile(head, own, orders))
    expect(message).toMatchObject({ kind: 'transfers', messageId: 'LOT1', ownIban: own.iban })
    expect(message.orders.map(({ cents }) => cents)).toEqual([8376, 8377, 8378])
  })

  test('escapes what markup would be', async () => {
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

describe('what a bank answers', () => {
  test('refuses some by pain.002, pays others, and gives some back later', async () => {
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

  test('may hold transfers whose names do not match', async () => {
    const message = await readOrders(transfersFile(head, own, orders))
    const { status, movements } = answerOrders(message, { group: 'RVCM' })
    expect(await read(status, 'status')).toMatchObject({ group: 'RVCM', orders: [] })
    expect(movements).toEqual([])
  })
})

const statement = (movements: FakeMovement[], more = {}) =>
  statementFile({ id: 'R1', iban: own.iban, opening: 0, movements, ...more })

describe('a statement', () => {
  const received: FakeMovement = {
    cents: 80_152,
    on,
    reference: 'V1',
    party: 'M ET MME FAUVEL',
    partyIban: 'FR1420041010050500013M02606',
    text: 'contrat rf12 0b6b 1c9e 5b1f 01 merci',
  }

  test('finds the creditor reference in what somebody typed', async () => {
    const { statements } = await read(statement([received]), 'statement')
    expect(statements[0]?.movements).toEqual([
      {
        reference: 'V1',
        rank: 0,
        cents: 80_152,
        bookedOn: '2026-12-01',
        endToEndId: null,
        batchId: null,
        mandateReference: null,
        creditorReference: 'RF120B6B1C9E5B1F01',
        returnReason: null,
        isFee: false,
        party: 'M ET MME FAUVEL',
        partyIban: 'FR1420041010050500013M02606',
        text: 'contrat rf12 0b6b 1c9e 5b1f 01 merci',
      },
    ])
  })

  test('knows a fee, and an account in debit', async () => {
    const fee: FakeMovement = { cents: -1200, on, reference: 'F1', isFee: true }
    const { statements } = await read(statement([fee]), 'statement')
    expect(statements[0]).toMatchObject({
      opening: 0,
      closing: -1200,
      movements: [{ isFee: true, cents: -1200 }],
    })
  })

  test('a notification tells the same without balances', async () => {
    expect(await kindOf(statement([received], { isNotification: true }))).toBe('notification')
  })

  test('that does not add up is refused', async () => {
    const file = statement([received]).toString()
    expect(await faultOf(file.replace('<Amt Ccy="EUR">0.00', '<Amt Ccy="EUR">0.01'))).toBe('sums')
    expect(await faultOf(file.replaceAll('Ccy="EUR"', 'Ccy="USD"'))).toBe('currency')
  })
})

describe('a hostile file', () => {
  const file = statementFile({ id: 'R1', iban: own.iban, opening: 0, movements: [], on }).toString()
  const withType = (type: string) => file.replace('<Document', `${type}<Document`)

  test.each([
    ['doctype', withType('<!DOCTYPE Document>')],
    ['doctype', withType('<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
    ['kind', file.replaceAll('camt.053.001.08', 'camt.052.001.08')],
    ['schema', file.replace('<Id>R1</Id>', '')],
    ['schema', file.replace('<Id>R1</Id>', `<Id>${'R'.repeat(36)}</Id>`)],
    ['xml', file.slice(0, 200)],
    ['xml', ''],
    ['xml', '{}'],
  ])('%s', async (fault, text) => {
    expect(await faultOf(text)).toBe(fault)
  })

  test('with a document type in another encoding is refused too', async () => {
    const text = withType('<!DOCTYPE Document>').replace('UTF-8', 'UTF-16')
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(await faultOf(bytes)).toBe('doctype')
  })

  test('whose entities would fill the memory is refused', async () => {
    const entities = Array.from(
      { length: 12 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    )
    const type = `<!DOCTYPE Document [<!ENTITY e0 "x">${entities.join('')}]>`
    const text = withType(type).replace('<Id>R1</Id>', '<Id>&e12;</Id>')
    expect(['doctype', 'xml']).toContain(await faultOf(text))
  })

  test('that is too large is not even read', async () => {
    expect(await faultOf(Buffer.alloc(LARGEST_BANK_FILE + 1))).toBe('size')
  })
})
