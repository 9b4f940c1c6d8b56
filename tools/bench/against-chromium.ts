import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { type Comparison, compare } from './rounds.ts'

const WARM_UPS = 3
const ROUNDS = 15
const SETTLE_MS = 250

interface Sides<T> {
  readonly browser: Browser
  /** Returns a new document each time; its construction is not timed. */
  readonly next: () => T
  readonly page: (document: T) => string
  readonly render: (document: T) => Promise<Buffer>
  readonly leastPages: number
}

/** The time in milliseconds to print a document, by an open Chromium and by the server. */
export async function againstChromium<T>(sides: Sides<T>): Promise<Comparison> {
  const { browser, next, page, render, leastPages } = sides
  // in a new page each time, as a server must, so that customers' data can't mix
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
    // lets the process of the closed page end before timing
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
