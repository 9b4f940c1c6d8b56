import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { type Comparison, compare } from './rounds.ts'

const WARM_UPS = 3
const ROUNDS = 15
const SETTLE_MS = 250

interface Sides<T> {
  readonly browser: Browser
  /** A document that was never made before: what it costs to imagine it is nobody's time. */
  readonly next: () => T
  readonly page: (document: T) => string
  readonly render: (document: T) => Promise<Buffer>
  readonly leastPages: number
}

/** How long a Chromium that is already open prints a document, and how long the server makes it, in milliseconds. */
export async function againstChromium<T>(sides: Sides<T>): Promise<Comparison> {
  const { browser, next, page, render, leastPages } = sides
  // as a server would: what one customer's page holds must not reach the next one's
  const print = async (document: T) => {
    const tab = await browser.newPage()
    await tab.setContent(page(document))
    const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    await tab.close()
    return pdf
  }
  for (let at = 0; at < WARM_UPS; at++)
    for (const make of [render, print]) checkPages(await make(next()), leastPages)
  const milliseconds = async (make: (document: T) => Promise<Buffer>) => {
    const document = next()
    // the process of a page just closed is still ending, at the expense of what comes next
    await sleep(SETTLE_MS)
    const started = performance.now()
    await make(document)
    return performance.now() - started
  }
  return compare({
    rounds: ROUNDS,
    one: () => milliseconds(print),
    other: () => milliseconds(render),
  })
}

function checkPages(pdf: Buffer, least: number) {
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  if (pages < least) throw new Error(`${pages} pages, at least ${least} expected`)
}
