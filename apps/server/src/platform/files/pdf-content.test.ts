import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { buildContractDocument } from '../../documents/documents.factory.ts'
import { renderPdf } from '../../documents/documents.service.ts'
import { closePdfWorkers } from '../../documents/pdf-workers.ts'
import { pdfProblemOf } from './pdf-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillage-pdf-'))
afterAll(async () => {
  await closePdfWorkers()
  rmSync(folder, { recursive: true })
})

function problemOf(pdf: Uint8Array | string) {
  const path = join(folder, 'given.pdf')
  writeFileSync(path, pdf)
  // a busy machine is no matter of these tests
  return pdfProblemOf(path, { longestMs: 25_000 })
}

/** A page with something added, its objects plain or compressed (as most programs write them). */
async function pdfWith(
  add: (pdf: PDFDocument) => unknown,
  { squeezed }: { squeezed: boolean },
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([200, 200])
  await add(pdf)
  return pdf.save({ useObjectStreams: squeezed })
}

const action = (pdf: PDFDocument, entries: Record<string, string>) =>
  pdf.context.obj(
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        key === 'S' ? PDFName.of(value) : PDFString.of(value),
      ]),
    ),
  )
const onPage = (pdf: PDFDocument, annotation: Record<string, string>) =>
  pdf
    .getPage(0)
    .node.set(
      PDFName.of('Annots'),
      pdf.context.obj([{ Type: 'Annot', Rect: [0, 0, 9, 9], ...annotation }]),
    )

const linkTo = (pdf: PDFDocument, target: Record<string, string>) =>
  pdf
    .getPage(0)
    .node.set(
      PDFName.of('Annots'),
      pdf.context.obj([
        { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action(pdf, target) },
      ]),
    )

describe.each([
  ['uncompressed', false],
  ['in an object stream', true],
])('a PDF with active content is detected, %s:', (_, squeezed) => {
  test.each([
    ['a program', 'program', (pdf: PDFDocument) => pdf.addJavaScript('un', 'app.alert(1)')],
    [
      'a program when it opens',
      'program',
      (pdf: PDFDocument) =>
        pdf.catalog.set(
          PDFName.of('OpenAction'),
          action(pdf, { S: 'JavaScript', JS: 'app.alert(1)' }),
        ),
    ],
    [
      'a launch action',
      'action',
      (pdf: PDFDocument) =>
        pdf.catalog.set(PDFName.of('OpenAction'), action(pdf, { S: 'Launch', F: 'cmd.exe' })),
    ],
    [
      'a form that submits itself',
      'action',
      (pdf: PDFDocument) =>
        pdf
          .getPage(0)
          .node.set(
            PDFName.of('AA'),
            pdf.context.obj({ O: action(pdf, { S: 'SubmitForm', F: 'http://x' }) }),
          ),
    ],
    [
      'an embedded file',
      'file',
      (pdf: PDFDocument) =>
        pdf.attach(new Uint8Array([1, 2]), 'a.exe', { mimeType: 'application/x' }),
    ],
    [
      'an address opened with the document',
      'action',
      (pdf: PDFDocument) =>
        pdf.catalog.set(PDFName.of('OpenAction'), action(pdf, { S: 'URI', URI: 'http://x' })),
    ],
    [
      'an address opened with a page',
      'action',
      (pdf: PDFDocument) =>
        pdf.getPage(0).node.set(
          PDFName.of('AA'),
          pdf.context.obj({
            O: pdf.context.register(action(pdf, { S: 'URI', URI: 'http://x' })),
          }),
        ),
    ],
    [
      'content loaded from an address',
      'outside',
      (pdf: PDFDocument) =>
        pdf.context.register(
          pdf.context.stream('', { F: { FS: 'URL', F: PDFString.of('http://x') } }),
        ),
    ],
    [
      'content imported from another file',
      'outside',
      (pdf: PDFDocument) =>
        pdf.context.register(
          pdf.context.stream('', {
            Type: 'XObject',
            Subtype: 'Form',
            Ref: { F: PDFString.of('http://x/a.pdf'), Page: 0 },
          }),
        ),
    ],
    [
      'an article of another file',
      'action',
      (pdf: PDFDocument) => linkTo(pdf, { S: 'Thread', F: '\\\\\\\\evil\\\\x.pdf' }),
    ],
    [
      'a link to a file',
      'action',
      (pdf: PDFDocument) => linkTo(pdf, { S: 'URI', URI: 'file:///c:/windows/x.exe' }),
    ],
    [
      'a link to a folder of a network',
      'action',
      (pdf: PDFDocument) => linkTo(pdf, { S: 'URI', URI: '\\\\\\\\evil\\\\x' }),
    ],
    [
      'a link that is a program',
      'action',
      (pdf: PDFDocument) => linkTo(pdf, { S: 'URI', URI: ' JavaScript:alert1' }),
    ],
    [
      'links that begin on a disk',
      'action',
      (pdf: PDFDocument) =>
        pdf.catalog.set(PDFName.of('URI'), pdf.context.obj({ Base: PDFString.of('file:///c:/') })),
    ],
    ['rich media', 'media', (pdf: PDFDocument) => onPage(pdf, { Subtype: 'RichMedia' })],
    [
      'an XFA form',
      'form',
      (pdf: PDFDocument) =>
        pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ XFA: PDFString.of('<xdp/>') })),
    ],
  ] as const)('%s', async (_name, problem, add) => {
    expect(await problemOf(await pdfWith(add, { squeezed }))).toBe(problem)
  })

  test('pages, links and a plain form are accepted', async () => {
    const harmless = await pdfWith(
      (pdf) => {
        pdf.getForm().createTextField('nom').addToPage(pdf.getPage(0))
        pdf.catalog.set(
          PDFName.of('OpenAction'),
          pdf.context.obj([pdf.getPage(0).ref, PDFName.of('Fit')]),
        )
      },
      { squeezed },
    )
    expect(await problemOf(harmless)).toBeNull()
  })
})

test.each([
  'https://assurance.fr/a?b=1#c',
  'HTTP://assurance.fr',
  'mailto:a@assurance.fr',
  'tel:+33123456789',
  'www.assurance.fr',
])('a link to %s is accepted', async (URI) => {
  const pdf = await pdfWith((one) => linkTo(one, { S: 'URI', URI }), { squeezed: true })
  expect(await problemOf(pdf)).toBeNull()
})

test('an article is accepted', async () => {
  const pdf = await pdfWith((one) => one.context.register(one.context.obj({ Type: 'Thread' })), {
    squeezed: true,
  })
  expect(await problemOf(pdf)).toBeNull()
})

test('a document of ours is accepted', async () => {
  expect(await problemOf(await renderPdf('contract', buildContractDocument()))).toBeNull()
})

test('a name with escaped letters is still recognised', async () => {
  const pdf =
    '%PDF-1.7\n1 0 obj<</OpenAction<</S/Java#53cript/J#53(app.alert(1))>>>>endobj\n%%EOF\n'
  expect(await problemOf(pdf)).toBe('program')
})

test('an object that a later one seems to replace is checked all the same', async () => {
  const hidden = deflateSync(Buffer.from('5 0 <</S/GoToE/F(x)>>'))
  const pdf = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${hidden.length}>>stream\n`,
    ),
    hidden,
    Buffer.from('\nendstream endobj\n5 0 obj<<>>endobj\n%%EOF\n'),
  ])
  expect(await problemOf(pdf)).toBe('action')
})

test('an encrypted PDF is refused, because it can’t be checked', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([200, 200])
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} })
  expect(await problemOf(await pdf.save())).toBe('encrypted')
})

test.each([
  [
    'that unpacks to gigabytes',
    (): Buffer => {
      const bomb = deflateSync(Buffer.alloc(200_000_000))
      return Buffer.concat([
        Buffer.from(
          `%PDF-1.7\n4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>stream\n`,
        ),
        bomb,
        Buffer.from('\nendstream endobj\n%%EOF\n'),
      ])
    },
  ],
  ['that nests too deeply', () => `%PDF-1.7\n1 0 obj${'['.repeat(2_000_000)}endobj\n%%EOF\n`],
  ['that is not one', (): string => '%PDF-bonjour'],
] satisfies [string, () => Buffer | string][])(
  'a PDF %s is refused, and the next file is checked',
  async (_, made) => {
    // on a busy machine the time may run out before the file has filled the thread's memory
    expect(['unreadable', 'late']).toContain(await problemOf(made()))
    expect(await problemOf('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n')).toBeNull()
  },
)

test('a check that runs out of time gives « late », and can be repeated', async () => {
  const path = join(folder, 'honest.pdf')
  const pdf = await PDFDocument.create()
  pdf.addPage()
  writeFileSync(path, await pdf.save())
  expect(await pdfProblemOf(path, { longestMs: 0 })).toBe('late')
  expect(await pdfProblemOf(path)).toBeNull()
})
