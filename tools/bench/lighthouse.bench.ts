import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { freePort } from '../../apps/server/src/testing/ports.factory.ts'
import { paths } from '../../packages/wire/src/addresses.ts'
import { findHeadlessShell } from '../find-chromium.ts'
import type { Measure } from './report.ts'
import type { Site } from './site.ts'
import { keptByBrowser } from './web-people.ts'

/** Installed separately: Lighthouse's dependencies conflict with the project's. */
const PLACE = fileURLToPath(new URL('./lighthouse', import.meta.url))
const RUNS = 3
const PUBLIC = [paths.home, paths.login, paths.tariff]
const SIGNED_IN = [paths.questionnaire('Voiture'), paths.contracts, paths.recap]
/** A signed-in screen keeps its live connection open, so the network never becomes idle, which Lighthouse waits for. */
const MAX_WAIT_MS = 15_000
/** The performance goal out of 100; it is 100 for the landing page and for every other category. */
const GOAL = 98

/**
 * The part of Lighthouse's result that is read:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
type Lighthouse = (
  address: string,
  flags: {
    readonly port: number
    readonly logLevel: 'error'
    readonly onlyCategories: readonly string[]
    readonly maxWaitForLoad: number
  },
) => Promise<
  | {
      readonly lhr: {
        readonly finalDisplayedUrl?: string
        readonly categories: Readonly<
          Record<string, { readonly id: string; readonly score: number | null }>
        >
        readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
      }
    }
  | undefined
>

async function loadLighthouse(): Promise<Lighthouse> {
  const installed = join(PLACE, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(installed))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: PLACE, stdio: 'inherit' })
  const { default: lighthouse }: { default: Lighthouse } = await import(
    pathToFileURL(installed).href
  )
  return lighthouse
}

/**
 * Lighthouse simulating a phone on a slow connection, the median of three runs: performance, and any other category
 * below 100.
 */
export async function benchLighthouse(site: Site): Promise<Measure[]> {
  const lighthouse = await loadLighthouse()
  const folder = mkdtempSync(join(tmpdir(), 'sillage-lighthouse-'))
  try {
    const measures: Measure[] = []
    for (const path of [...PUBLIC, ...SIGNED_IN]) {
      await inBrowser(folder, (context) => keepFor(context, site, SIGNED_IN.includes(path)))
      measures.push(...(await judge(lighthouse, site.origin + path, folder)))
    }
    return measures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A browser just started, on what the folder stores. Each run has its own, as Lighthouse's command has: in one that
 * goes on, the memory of the page before is collected while the next one is measured.
 */
async function inBrowser<Result>(
  folder: string,
  work: (context: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  // a desktop browser without a graphics card spends more on its own windows than on the page (decision 091)
  const found = await findHeadlessShell()
  const context = await chromium.launchPersistentContext(folder, {
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(context, port)
  } finally {
    await context.close()
  }
}

/** Sets what the browser stores before the page opens: the session and a draft, or nothing. */
async function keepFor(context: BrowserContext, site: Site, isSignedIn: boolean) {
  const page: Page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${site.origin}/favicon.svg`)
  await page.evaluate(
    (kept) => {
      localStorage.clear()
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    },
    isSignedIn ? keptByBrowser(site.customer) : {},
  )
}

async function judge(lighthouse: Lighthouse, address: string, folder: string): Promise<Measure[]> {
  const scores = new Map<string, number[]>()
  const seconds = { first: [] as number[], largest: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    const result = await inBrowser(folder, (_, port) =>
      lighthouse(address, {
        port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        maxWaitForLoad: MAX_WAIT_MS,
      }),
    )
    if (!result) throw new Error(`${address}: nothing measured`)
    const { categories, audits, finalDisplayedUrl } = result.lhr
    const path = new URL(finalDisplayedUrl ?? address).pathname
    if (path !== new URL(address).pathname) throw new Error(`${address} led to ${path}`)
    for (const { id, score } of Object.values(categories))
      scores.set(id, [...(scores.get(id) ?? []), Math.round((score ?? 0) * 100)])
    seconds.first.push(audits['first-contentful-paint']?.numericValue ?? Number.NaN)
    seconds.largest.push(audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
  }
  const name = new URL(address).pathname
  return [...scores].map(([category, all]) => {
    const goal = category === 'performance' && name !== paths.home ? GOAL : 100
    const score = median(all)
    return {
      name: `Lighthouse de ${name}, ${category} / ${goal}`,
      ratio: score / goal,
      target: { atLeast: 1 },
      detail: `${score}, premier contenu ${inSeconds(seconds.first)}, le plus grand ${inSeconds(seconds.largest)}`,
    }
  })
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN
}

const inSeconds = (all: readonly number[]) => `${(median(all) / 1000).toFixed(2)} s`
