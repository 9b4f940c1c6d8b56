import { describe, expect, test } from 'vitest'
import { type FakeMovement, statementFile } from './fake-statement.factory.ts'
import { LARGEST_BANK_FILE, readBankFile } from './read-bank-file.ts'

const on = Temporal.PlainDate.from('2026-12-01')
const own = { iban: 'FR7630001007941234567890185' }

const kindOf = async (bytes: Uint8Array) => (await readBankFile(bytes)).kind
const faultOf = (bytes: Uint8Array | string) =>
  readBankFile(Buffer.from(bytes)).then(
    () => 'taken',
    (error) => error.fault ?? error,
  )

async function readStatements(bytes: Uint8Array) {
  const message = await readBankFile(bytes)
  if (message.kind !== 'statement') throw new Error(message.kind)
  return message
}

const statement = (movements: FakeMovement[], more = {}) =>
  statementFile({ id: 'R1', iban: own.iban, opening: 0, movements, ...more })

describe('a bank statement', () => {
  const received: FakeMovement = {
    cents: 80_152,
    on,
    reference: 'V1',
    party: 'M ET MME FAUVEL',
    partyIban: 'FR1420041010050500013M02606',
    text: 'contrat rf91 0b6b 1c9e 5b1f 01 merci',
  }

  test('gives the creditor reference found in free text', async () => {
    const { statements } = await readStatements(statement([received]))
    expect(statements[0]?.movements).toEqual([
      {
        reference: 'V1',
        rank: 0,
        cents: 80_152,
        bookedOn: '2026-12-01',
        endToEndId: null,
        batchId: null,
        mandateReference: null,
        creditorReference: 'RF910B6B1C9E5B1F01',
        returnReason: null,
        isFee: false,
        party: 'M ET MME FAUVEL',
        partyIban: 'FR1420041010050500013M02606',
        text: 'contrat rf91 0b6b 1c9e 5b1f 01 merci',
      },
    ])
  })

  const referenceOf = async (text: string) => {
    const { statements } = await readStatements(statement([{ ...received, text }]))
    return statements[0]?.movements[0]?.creditorReference
  }

  test.each([
    ['with wrong check digits', 'RF92 0B6B 1C9E 5B1F 01', null],
    ['written twice', 'RF910B6B1C9E5B1F01 RF91 0B6B 1C9E 5B1F 01', 'RF910B6B1C9E5B1F01'],
    ['of a recourse', 'Recours RF77 REC0 B6B1 C9E5 B1F', 'RF77REC0B6B1C9E5B1F'],
    ['beside that of another instalment', 'RF910B6B1C9E5B1F01 RF640B6B1C9E5B1F02', null],
  ])('reads a creditor reference %s correctly', async (_, text, reference) => {
    expect(await referenceOf(text)).toBe(reference)
  })

  test('gives our creditor reference when the payer added another one', async () => {
    const strange = '<Strd><CdtrRefInf><Ref>FACTURE 12</Ref></CdtrRefInf></Strd></RmtInf>'
    const file = statement([{ ...received, text: 'RF910B6B1C9E5B1F01' }]).toString()
    const { statements } = await readStatements(Buffer.from(file.replace('</RmtInf>', strange)))
    expect(statements[0]?.movements[0]).toMatchObject({
      creditorReference: 'RF910B6B1C9E5B1F01',
      text: 'FACTURE 12 RF910B6B1C9E5B1F01',
    })
  })

  test('reads the same with prefixes, comments, CDATA and entities in its XML', async () => {
    const plain = statement([{ ...received, party: 'GARAGE <DU> "PORT" & FILS', text: 'a > b' }])
    const spelt = plain
      .toString()
      .replaceAll(/<(?=[A-Z])/g, '<b:')
      .replaceAll('</', '</b:')
      .replace(
        'xmlns=',
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a> b" xmlns:b=',
      )
      .replaceAll(/>(GARAGE )[^<]*/g, '>$1<!-- > --><![CDATA[<DU> "PORT" &]]><?of a > b?> &#70;ILS')
    expect(spelt).toContain('CDATA')
    expect(await readStatements(Buffer.from(spelt))).toEqual(await readStatements(plain))
  })

  test('names the other party of a returned debit or transfer', async () => {
    const back: FakeMovement = { ...received, cents: -8377, reason: 'MD06' }
    const returned: FakeMovement = { ...received, cents: 8377, reason: 'AC04', reference: 'V2' }
    // a bank names us too
    const us = '<Cdtr><Pty><Nm>SILLAGE</Nm></Pty></Cdtr></RltdPties>'
    const file = statement([back]).toString().replace('</RltdPties>', us)
    const { statements } = await readStatements(Buffer.from(file))
    expect(statements[0]?.movements[0]?.party).toBe('M ET MME FAUVEL')
    const [paidBack] = (await readStatements(statement([returned]))).statements
    expect(paidBack?.movements[0]?.party).toBe('M ET MME FAUVEL')
  })

  test('recognises a bank fee, and an account in debit', async () => {
    const fee: FakeMovement = { cents: -1200, on, reference: 'F1', isFee: true }
    const { statements } = await readStatements(statement([fee]))
    expect(statements[0]).toMatchObject({
      opening: 0,
      closing: -1200,
      movements: [{ isFee: true, cents: -1200 }],
    })
  })

  test('has the same content as a notification, which has no balances', async () => {
    expect(await kindOf(statement([received], { isNotification: true }))).toBe('notification')
  })

  test('is refused when its sums or its currency are wrong', async () => {
    const file = statement([received]).toString()
    expect(await faultOf(file.replace('<Amt Ccy="EUR">0.00', '<Amt Ccy="EUR">0.01'))).toBe('sums')
    expect(await faultOf(file.replaceAll('Ccy="EUR"', 'Ccy="USD"'))).toBe('currency')
  })
})

describe('a hostile bank file', () => {
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
  ])('is refused for its %s', async (fault, text) => {
    expect(await faultOf(text)).toBe(fault)
  })

  test('is refused for its document type in another encoding too', async () => {
    const text = withType('<!DOCTYPE Document>').replace('UTF-8', 'UTF-16')
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(await faultOf(bytes)).toBe('doctype')
  })

  test('is refused when its entities would expand to fill the memory', async () => {
    const entities = Array.from(
      { length: 12 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    )
    const type = `<!DOCTYPE Document [<!ENTITY e0 "x">${entities.join('')}]>`
    const text = withType(type).replace('<Id>R1</Id>', '<Id>&e12;</Id>')
    expect(['doctype', 'xml']).toContain(await faultOf(text))
  })

  test('is refused unread when it is too large', async () => {
    expect(await faultOf(Buffer.alloc(LARGEST_BANK_FILE + 1))).toBe('size')
  })
})
