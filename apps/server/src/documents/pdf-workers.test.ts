import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { buildQuoteDocument } from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { closePdfWorkers } from './pdf-workers.ts'

afterAll(closePdfWorkers)

test('a worker that stops makes its document fail, and another worker makes the next one', async () => {
  await renderPdf('quote', buildQuoteDocument())
  const interrupted = renderPdf('quote', buildQuoteDocument())
  const refusal = expect(interrupted).rejects.toThrow('The PDF worker stopped')
  await closePdfWorkers()
  await refusal
  await expect(renderPdf('quote', buildQuoteDocument())).resolves.toBeInstanceOf(Buffer)
})

test('many documents requested at the same time are all made, each with its own reference', async () => {
  const references = Array.from({ length: 24 }, (_, index) => `D-${index}`)
  const pdfs = await Promise.all(
    references.map((reference) => renderPdf('quote', buildQuoteDocument({ reference }))),
  )
  for (const [index, pdf] of pdfs.entries()) {
    const again = await renderPdf('quote', buildQuoteDocument({ reference: `D-${index}` }))
    expect(pdf.equals(again)).toBe(true)
  }
  expect(new Set(pdfs.map((pdf) => pdf.toString('latin1'))).size).toBe(references.length)
})

test('idle PDF workers do not keep the process alive', async () => {
  const script = `
    const { renderPdf } = await import(${JSON.stringify(new URL('./documents.service.ts', import.meta.url).href)})
    const { buildQuoteDocument } = await import(${JSON.stringify(new URL('./documents.factory.ts', import.meta.url).href)})
    const pdf = await renderPdf('quote', buildQuoteDocument())
    console.log(pdf.subarray(0, 5).toString())
  `
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ])
  expect(stdout.trim()).toBe('%PDF-')
})
