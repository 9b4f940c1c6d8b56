import type { Browser } from '@playwright/test'
import { buildQuoteDocument } from '../../apps/server/src/documents/documents.factory.ts'
import { renderPdf } from '../../apps/server/src/documents/documents.service.ts'
import { quotePage } from './quote-page.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'

const ROUNDS = 15

/** A quote of the server, against the same quote printed by a Chromium that is already open. */
export async function benchPdf(browser: Browser): Promise<Measure> {
  const quote = buildQuoteDocument({ product: 'car' })
  const html = quotePage(quote)
  const page = await browser.newPage()
  const print = async () => {
    await page.setContent(html)
    return page.pdf({ preferCSSPageSize: true, printBackground: true })
  }
  const render = () => renderPdf('quote', quote)
  for (const make of [render, print, render, print]) checkPdf(await make())
  const { ratio, one, other } = await compare({
    rounds: ROUNDS,
    one: () => milliseconds(print),
    other: () => milliseconds(render),
  })
  await page.close()
  return {
    name: 'PDF d’un devis / la même page imprimée par Chromium (vitesse)',
    ratio,
    target: { atLeast: 10 },
    detail: `${other.toFixed(1)} ms / ${one.toFixed(1)} ms`,
  }
}

async function milliseconds(make: () => Promise<Buffer>): Promise<number> {
  const started = performance.now()
  await make()
  return performance.now() - started
}

function checkPdf(pdf: Buffer) {
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')) || pdf.length < 10_000)
    throw new Error(`Not a PDF of a quote: ${pdf.length} bytes`)
}
