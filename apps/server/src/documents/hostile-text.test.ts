import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import {
  buildAttestation,
  buildContractDocument,
  buildQuoteDocument,
  buildSignature,
} from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { closePdfWorkers } from './pdf-workers.ts'
import { printableText } from './sheets/printable-text.ts'

afterAll(closePdfWorkers)

async function wordsOf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const content = await (await file.getPage(index + 1)).getTextContent()
      return content.items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  await task.destroy()
  return { count: file.numPages, text: pages.join('').replace(/\s+/g, '') }
}

function contractOf(text: string) {
  const contract = buildContractDocument()
  return buildContractDocument({
    policyholder: { name: text, email: text, addressLines: [text], professional: false },
    answers: contract.answers.map((answer) => ({ ...answer, answer: text })),
    trips: [{ departure: text, arrival: text, format: 'car' }],
    covered: [text],
    signature: buildSignature({
      userAgent: text,
      consent: text,
      openedDocuments: [{ title: text, openedAt: contract.issuedAt }],
    }),
  })
}

test.each([
  ['code', '#panic("no") #{ 1 + 1 } #include "letterhead.typ" #json("sheet.json")'],
  ['formulas', '$ x^2 $ and $sum$'],
  ['emphasis and headings', '*bold* _thin_ = Title == Sub - item + item / term: x'],
  ['references and labels', '@ref <label> @@ &amp; <b>html</b>'],
  ['escapes', '\\ \\u{41} \\" \' ` ``` // comment /* block */ ~ -- --- ...'],
  ['quotes', '"double" \'single\' «guillemets» “curly”'],
  ['brackets', ']]] [[[ }}} {{{ ))) ((('],
])('prints %s as they were typed', async (_, text) => {
  const { count, text: read } = await wordsOf(await renderPdf('contract', contractOf(text)))
  expect(read).toContain(text.replace(/\s+/g, ''))
  expect(count).toBeLessThanOrEqual(24)
})

test.each([
  ['emoji', 'Zoé 😀 👩‍👩‍👧 🇫🇷 ❤️', 'Zoé \ufffd \ufffd \ufffd \ufffd'],
  ['marks that change the reading direction', 'a\u202eb\u2066c\u200fd', 'abcd'],
  ['NUL and other controls', 'a\u0000b\u0007c\u001bd', 'abcd'],
  ['line breaks', 'a\r\nb\u2028c', 'a b c'],
  ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
  ['ideographs', '李 雷', '\ufffd \ufffd'],
  ['names in other alphabets', 'Nguyễn Żółć Юлия Ελένη', 'Nguyễn Żółć Юлия Ελένη'],
  ['combining accents', 'e\u0301', 'é'],
  ['combining accents without a precomposed letter', 'x\u0303q\u0301', 'xq'],
])('makes %s printable', async (_, text, printed) => {
  expect(printableText(text)).toBe(printed)
  const { text: read } = await wordsOf(await renderPdf('contract', contractOf(text)))
  expect(read).toContain(printed.replace(/\s+/g, '').normalize('NFC'))
})

test('draws names in Vietnamese, Cyrillic and Greek letters without serifs, like the text beside them', async () => {
  const name = 'Nguyễn Thị Hồng, Сергей Иванов, Γεώργιος Παπαδόπουλος'
  const contract = buildContractDocument()
  const pdf = await renderPdf('contract', {
    ...contract,
    policyholder: { ...contract.policyholder, name, addressLines: ['улица Гоголя'] },
  })
  const families = pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+([A-Za-z]+)/g)
  expect(new Set(Array.from(families, ([, family]) => family))).toEqual(
    new Set(['FunnelDisplay', 'InstrumentSans', 'Inter']),
  )
})

test('keeps the figures of an address behind a name that is written from right to left', async () => {
  const contract = buildContractDocument({ product: 'car' })
  const pdf = await renderPdf(
    'attestation',
    buildAttestation({
      product: 'car',
      policyholder: { ...contract.policyholder, name: 'דוד לוי' },
    }),
  )
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  await task.destroy()
  const leftOf = (part: RegExp) =>
    items.flatMap((item) =>
      'str' in item && part.test(item.str) ? Number(item.transform[4]) : [],
    )[0]
  expect(leftOf(/\p{Script=Hebrew}/u)).toBeLessThan(leftOf(/12/) ?? 0)
})

/** The legal terms only, without the page numbers between them. */
const terms = (text: string) =>
  text
    .slice(text.indexOf('Prescription'), text.indexOf('Preuvedesignature'))
    .replace(/Page\dsur\d/g, '')
    // pages may break elsewhere, so the running header and footer are removed
    .replace(/Contratd’assurance\p{L}+n°c83f10d6(?:Sillage)?/gu, '')

test('prints rare letters in an address without changing the text copied from the rest', async () => {
  const everyLetter = Array.from({ length: 0x1ef9 - 0xa1 }, (_, index) =>
    String.fromCharCode(0xa1 + index),
  )
    .filter((letter) => printableText(letter) === letter && /\p{Script=Latin}/u.test(letter))
    .join(' ')
  const contract = buildContractDocument()
  const ordinary = await wordsOf(await renderPdf('contract', contract))
  const rare = await wordsOf(
    await renderPdf('contract', {
      ...contract,
      policyholder: { ...contract.policyholder, addressLines: [everyLetter] },
    }),
  )
  expect(terms(rare.text)).toBe(terms(ordinary.text))
  expect(rare.text).toContain(everyLetter.replace(/\s/g, ''))
})

test('breaks words without spaces instead of running off the page', async () => {
  const word = 'Abcdefghij'.repeat(20)
  const { count, text } = await wordsOf(await renderPdf('contract', contractOf(word)))
  expect(text).toContain(word)
  expect(count).toBeLessThanOrEqual(24)
})

test('wraps a long e-mail address before the postal address beside it, and it can still be copied whole', async () => {
  const email = 'camille.roussel-0ea52ed2@exemple.fr'
  const contract = buildContractDocument()
  const pdf = await renderPdf('contract', {
    ...contract,
    policyholder: { ...contract.policyholder, email },
  })
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  await task.destroy()
  const placed = items.flatMap((item) =>
    'str' in item ? [{ text: item.str, left: item.transform[4], width: item.width }] : [],
  )
  const beside = placed.find(({ text }) => text.includes('quai du Port'))?.left
  const first = placed.findIndex(({ text }) => text.startsWith('camille'))
  const joined = (count: number) =>
    placed
      .slice(first, first + count)
      .map(({ text }) => text)
      .join('')
  const count = placed.findIndex((_, index) => joined(index) === email)
  expect(count).toBeGreaterThan(0)
  for (const { left, width } of placed.slice(first, first + count))
    expect(left + width).toBeLessThan(beside)
})

test('keeps sixty answers of three hundred characters within twenty-four pages', async () => {
  const long = 'mot '.repeat(75).trim()
  const answers = Array.from({ length: 60 }, () => ({ question: long, answer: long }))
  const { count, text } = await wordsOf(await renderPdf('quote', buildQuoteDocument({ answers })))
  expect(text.split('motmot').length).toBeGreaterThan(60)
  expect(count).toBeLessThanOrEqual(24)
})

test('refuses a document of more than twenty-four pages and a broken signature, then makes the next one', async () => {
  const answers = Array.from({ length: 4000 }, () => ({ question: 'Question', answer: 'Réponse' }))
  await expect(renderPdf('quote', buildQuoteDocument({ answers }))).rejects.toThrow('24 at most')
  const signature = buildSignature({ pngBase64: 'bm90IGEgcG5n' })
  await expect(renderPdf('contract', buildContractDocument({ signature }))).rejects.toThrow(
    'PDF not made',
  )
  await expect(renderPdf('quote', buildQuoteDocument())).resolves.toBeInstanceOf(Buffer)
})

test('prints any text: two hundred random strings of all alphabets', async () => {
  let seed = 20261121
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return (seed >>> 8) % below
  }
  const tops = [0x80, 0x250, 0x700, 0x3000, 0x10000, 0x110000]
  const answers = Array.from({ length: 200 }, () => ({
    question: 'Q',
    answer: Array.from({ length: 12 }, () =>
      String.fromCharCode(random(tops[random(6)] ?? 1) & 0xffff),
    ).join(''),
  }))
  const pdfs = [0, 40, 80, 120, 160].map((at) =>
    renderPdf('quote', buildQuoteDocument({ answers: answers.slice(at, at + 40) })),
  )
  expect(await Promise.all(pdfs)).toHaveLength(5)
})
