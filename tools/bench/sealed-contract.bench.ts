import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Browser } from '@playwright/test'
import { againstChromium } from './against-chromium.ts'
import { contractPage } from './contract-page.ts'
import type { Measure } from './report.ts'
import { nextContract, sealedContract } from './sealed-contract.ts'

const MIB = 2 ** 20

/** A sealed contract made by the server, against the same contract printed by an open Chromium. */
export async function benchSealedContract(browser: Browser): Promise<Measure> {
  const { ratio, one, other } = await againstChromium({
    browser,
    next: nextContract,
    page: contractPage,
    render: sealedContract,
    leastPages: 4,
  })
  return {
    name: 'Vitesse d’un contrat scellé / la même page imprimée par Chromium',
    ratio,
    target: { atLeast: 8 },
    detail: `${other.toFixed(1)} ms / ${one.toFixed(1)} ms`,
  }
}

/** In a separate process, to exclude the memory of the browser and of other measures. */
export async function benchSealedMemory(): Promise<Measure> {
  const child = fork(new URL('./sealed-memory.ts', import.meta.url), {
    // fixes the size of V8's young generation, whose growth would look like a leak
    execArgv: ['--max-semi-space-size=4'],
  })
  const [held]: { early: number; late: number }[] = await once(child, 'message')
  if (!held) throw new Error('The process sent nothing')
  const { early, late } = held
  return {
    name: 'Mémoire la plus haute du 551e au 1000e contrat scellé / du 101e au 550e',
    ratio: late / early,
    target: { atMost: 1.1 },
    detail: `${(late / MIB).toFixed(0)} Mio / ${(early / MIB).toFixed(0)} Mio`,
  }
}
