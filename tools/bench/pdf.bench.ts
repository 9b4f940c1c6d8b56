import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { QuoteDocument } from '../../apps/server/src/documents/document-data.ts'
import { buildQuoteDocument } from '../../apps/server/src/documents/documents.factory.ts'
import { renderPdf } from '../../apps/server/src/documents/documents.service.ts'
import { quotePage } from './quote-page.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'

const WARM_UPS = 3
const ROUNDS = 15
const SETTLE_MS = 250

const render = () => renderPdf('quote', nextQuote())

/** A quote of the server, against the same quote printed by a Chromium that is already open. */
export async function benchPdf(browser: Browser): Promise<Measure> {
  // as a server would: what one customer's page holds must not reach the next one's
  const print = async () => {
    const page = await browser.newPage()
    await page.setContent(quotePage(nextQuote()))
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    await page.close()
    return pdf
  }
  for (let at = 0; at < WARM_UPS; at++) for (const make of [render, print]) checkPdf(await make())
  const { ratio, one, other } = await compare({
    rounds: ROUNDS,
    one: () => milliseconds(print),
    other: () => milliseconds(render),
  })
  return {
    name: 'Vitesse d’un devis PDF / la même page imprimée par Chromium',
    ratio,
    target: { atLeast: 10 },
    detail: `${other.toFixed(1)} ms / ${one.toFixed(1)} ms`,
  }
}

let made = 0

/** No two alike: a document printed twice would come from the compiler's memory. */
function nextQuote(): QuoteDocument {
  const quote = buildQuoteDocument({ product: 'car' })
  const more = ++made
  return {
    ...quote,
    reference: `D-${more}`,
    policyholder: { ...quote.policyholder, name: `Camille Roussel ${more}` },
    answers: quote.answers.map((one) => ({ ...one, answer: `${one.answer} (${more})` })),
    price: {
      cents: quote.price.cents + more,
      lines: quote.price.lines.map((line) => ({ ...line, cents: line.cents + more })),
    },
  }
}

async function milliseconds(make: () => Promise<Buffer>): Promise<number> {
  // the process of a page just closed is still ending, at the expense of what comes next
  await sleep(SETTLE_MS)
  const started = performance.now()
  await make()
  return performance.now() - started
}

function checkPdf(pdf: Buffer) {
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')) || pdf.length < 10_000)
    throw new Error(`Not a PDF of a quote: ${pdf.length} bytes`)
}
