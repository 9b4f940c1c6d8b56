import type { Browser } from '@playwright/test'
import { buildQuoteDocument } from '../../apps/server/src/documents/documents.factory.ts'
import { renderPdf } from '../../apps/server/src/documents/documents.service.ts'
import type { QuoteDocument } from '../../apps/server/src/documents/sheets/document-data.ts'
import { againstChromium } from './against-chromium.ts'
import { quotePage } from './quote-page.ts'
import type { Measure } from './report.ts'

/** A quote made by the server, against the same quote printed by an open Chromium. */
export async function benchPdf(browser: Browser): Promise<Measure> {
  const { ratio, one, other } = await againstChromium({
    browser,
    next: nextQuote,
    page: quotePage,
    render: (quote) => renderPdf('quote', quote),
    leastPages: 2,
  })
  return {
    name: 'Vitesse d’un devis PDF / la même page imprimée par Chromium',
    ratio,
    target: { atLeast: 10 },
    detail: `${other.toFixed(1)} ms / ${one.toFixed(1)} ms`,
  }
}

let made = 0

/** Different each time: the compiler would reuse a document printed before. */
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
