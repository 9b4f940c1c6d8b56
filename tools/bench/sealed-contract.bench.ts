import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { contractPage } from './contract-page.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { makeSealedContract, nextContract } from './sealed-contract.ts'

const WARM_UPS = 3
const ROUNDS = 15
const SETTLE_MS = 250
const MIB = 2 ** 20

/** A sealed contract of the server, against the same contract printed by a Chromium that is already open. */
export async function benchSealedContract(browser: Browser): Promise<Measure> {
  const print = async () => {
    const page = await browser.newPage()
    await page.setContent(contractPage(nextContract()))
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    await page.close()
    return pdf
  }
  for (let at = 0; at < WARM_UPS; at++)
    for (const make of [makeSealedContract, print]) checkPages(await make())
  const { ratio, one, other } = await compare({
    rounds: ROUNDS,
    one: () => milliseconds(print),
    other: () => milliseconds(makeSealedContract),
  })
  return {
    name: 'Vitesse d’un contrat scellé / la même page imprimée par Chromium',
    ratio,
    target: { atLeast: 8 },
    detail: `${other.toFixed(1)} ms / ${one.toFixed(1)} ms`,
  }
}

/** In a process of its own: what the browser or the other measures hold must not count. */
export async function benchSealedMemory(): Promise<Measure> {
  const child = fork(new URL('./sealed-memory.ts', import.meta.url), {
    // room for young objects, which V8 widens at some moment: it would pass for growth
    execArgv: ['--max-semi-space-size=4'],
  })
  const [held]: { early: number; late: number }[] = await once(child, 'message')
  if (!held) throw new Error('The process told nothing')
  const { early, late } = held
  return {
    name: 'Mémoire tenue du 901e au 1000e contrat scellé / du 101e au 200e',
    ratio: late / early,
    target: { atMost: 1.1 },
    detail: `${(late / MIB).toFixed(0)} Mio / ${(early / MIB).toFixed(0)} Mio`,
  }
}

async function milliseconds(make: () => Promise<Buffer>): Promise<number> {
  // the process of a page just closed is still ending, at the expense of what comes next
  await sleep(SETTLE_MS)
  const started = performance.now()
  await make()
  return performance.now() - started
}

function checkPages(pdf: Buffer) {
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  if (pages < 4) throw new Error(`Not a contract: ${pages} pages`)
}
