import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { pdfProblemOf, pdfQueue } from './pdf-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillage-pdf-limits-'))
afterAll(() => rmSync(folder, { recursive: true }))

function problemOf(pdf: Uint8Array) {
  const path = join(folder, 'given.pdf')
  writeFileSync(path, pdf)
  return pdfProblemOf(path, { longestMs: 60_000 })
}

/** A document whose objects are packed as the entries say. */
const packedAs = (entries: string, objects: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n4 0 obj<</Type/ObjStm/N 1/First 4 ${entries}/Length ${objects.length}>>stream\n`,
    ),
    objects,
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ])
const OBJECTS = Buffer.from('5 0 <</JS 1>>')
const DEFLATED = deflateSync(OBJECTS)
/** A run of equal bytes in two. */
const RUNS = Buffer.alloc(20_000, Buffer.from([0x81, 0x20]))

test.each([
  ['twice, the second time in runs', '/Filter[/FlateDecode/RunLengthDecode]', deflateSync(RUNS)],
  ['in runs', '/Filter/RunLengthDecode', RUNS],
  ['after a prediction', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>', DEFLATED],
  ['to more than 64 MB', '/Filter/FlateDecode', deflateSync(Buffer.alloc(64_000_001, 0x20))],
])('objects packed %s are unreadable', async (_, entries, objects) => {
  expect(await problemOf(packedAs(entries, objects))).toBe('unreadable')
})

test.each([
  ['not at all', '', OBJECTS],
  ['once, in a list', '/Filter[/FlateDecode]/DecodeParms[null]', DEFLATED],
  [
    'with a wrong sum',
    '/Filter/FlateDecode',
    Buffer.concat([DEFLATED.subarray(0, -4), Buffer.alloc(4)]),
  ],
  ['without an end', '/Filter/FlateDecode', DEFLATED.subarray(0, -4)],
])('objects packed %s are checked', async (_, entries, objects) => {
  expect(await problemOf(packedAs(entries, objects))).toBe('program')
})

test('a table of places with a prediction, as most programs write it, is accepted', async () => {
  const table = deflateSync(Buffer.alloc(60))
  const pdf = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n4 0 obj<</Type/XRef/Size 10/W[1 3 1]/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Columns 5/Predictor 12>>/Length ${table.length}>>stream\n`,
    ),
    table,
    Buffer.from('\nendstream endobj\nstartxref\n43\n%%EOF\n'),
  ])
  expect(await problemOf(pdf)).toBeNull()
})

test('files of one account that take long don’t keep another’s waiting, and the gone are passed over', async () => {
  const path = join(folder, 'own.pdf')
  const pdf = await PDFDocument.create()
  pdf.addPage()
  writeFileSync(path, await pdf.save())
  const first = Promise.withResolvers<void>()
  const atWork = pdfQueue.inTurn(undefined, () => first.promise)
  const gone = new Set<string>()
  const ended: string[] = []
  const come = (who: string) =>
    pdfProblemOf(path, { waiter: { who, isGone: () => gone.has(who) } })
      .then(() => ended.push(who))
      .catch((error: unknown) => error)
  const left = Array.from({ length: 5 }, () => come('gone'))
  const crowd = Array.from({ length: 12 }, () => come('crowd'))
  const other = come('other')
  gone.add('gone')
  first.resolve()
  await Promise.all([atWork, other])
  gone.add('crowd')
  expect(ended.filter((who) => who === 'crowd').length).toBeLessThanOrEqual(1)
  for (const refused of [...(await Promise.all(left)), ...(await Promise.all(crowd)).slice(10)])
    expect(refused).toMatchObject({ status: 503, code: 'pdfs.busy' })
  expect(ended).not.toContain('gone')
})
