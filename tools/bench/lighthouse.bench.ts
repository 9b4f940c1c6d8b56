import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../find-chromium.ts'
import type { Measure } from './report.ts'
import { type Customer, freePort, type Site } from './site.ts'
import { keptByBrowser } from './web.bench.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Each screen, and its least score of performance; the other categories must be whole. */
const SIGNED_OUT = { '/': 1, '/login': 0.98, '/tarif': 0.98 }
const SIGNED_IN = { '/souscription/Voiture': 0.98, '/contracts': 0.98, '/recap': 0.98 }

/** What Lighthouse thinks of a screen on a slow phone: the median of three, of what is asked. */
export async function benchLighthouse(site: Site): Promise<Measure[]> {
  const measures: Measure[] = []
  const visits = [
    { screens: SIGNED_OUT, customer: null },
    { screens: SIGNED_IN, customer: site.customer },
  ]
  for (const { screens, customer } of visits)
    await withBrowser(site, customer, async (port) => {
      for (const [path, performance] of Object.entries(screens)) {
        const runs = []
        for (let run = 0; run < RUNS; run++) runs.push(await look(site.origin + path, port))
        for (const category of CATEGORIES)
          measures.push({
            name: `Lighthouse de ${path}, ${category}`,
            ratio: median(runs.map(({ scores }) => scores[category])),
            target: { atLeast: category === 'performance' ? performance : 1 },
            detail: [...new Set(runs.flatMap(({ failed }) => failed[category]))].join(', '),
          })
      }
    })
  return measures
}

/** A browser of its own, whose profile is signed in: Lighthouse drives it by its port. */
async function withBrowser(
  site: Site,
  customer: Customer | null,
  use: (port: number) => Promise<void>,
) {
  const profile = mkdtempSync(join(tmpdir(), 'sillage-lighthouse-'))
  const port = await freePort()
  const { executablePath, args } = await findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'fr-FR',
  })
  try {
    if (customer) {
      const page = await context.newPage()
      await page.goto(site.origin)
      await page.evaluate((kept) => {
        for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      }, keptByBrowser(customer))
      await page.close()
    }
    await use(port)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function look(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // the session lies in the storage of the profile
    disableStorageReset: true,
  })
  if (!result) throw new Error(`${url}: Lighthouse said nothing`)
  const { categories, audits, finalDisplayedUrl, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  // a page may keep its choices behind `#`
  if (finalDisplayedUrl.split('#')[0] !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  const read = <T>(of: (category: (typeof CATEGORIES)[number]) => T) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])) as Record<
      (typeof CATEGORIES)[number],
      T
    >
  return {
    scores: read((category) => categories[category]?.score ?? 0),
    failed: read((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
