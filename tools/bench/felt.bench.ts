import type { Browser, Page } from '@playwright/test'
import { paths } from '../../packages/wire/src/addresses.ts'
import type { Measure } from './report.ts'
import type { Customer, Site } from './site.ts'
import { seedClaim, seedHolder, signIn } from './web-people.ts'

const BYTES_A_SECOND = 400_000 / 8
const ROUND_TRIP_MS = 400
const MOST_PAINT_MS = 2000
const RUNS = 3
const SIGNED_OUT = [paths.home, paths.login, paths.tariff]
const SIGNED_IN = [
  paths.dashboard,
  paths.questionnaire('Voiture'),
  paths.recap,
  paths.contracts,
  paths.claims,
]

const SLOWER = 4
const MOST_ANSWER_MS = 100
const MANY_CONTRACTS = 200

/**
 * What a person feels: when the first thing is on screen over 400 kbit/s, nothing stored before, and how soon a device
 * four times slower shows the answer to what they do.
 */
export async function benchFelt(browser: Browser, site: Site): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of SIGNED_OUT) measures.push(await firstPaint(browser, site, path))
  for (const path of SIGNED_IN) measures.push(await firstPaint(browser, site, path, site.customer))
  const { owner, claimId } = await seedClaim(site)
  const holder = await seedHolder(site, MANY_CONTRACTS)
  measures.push(
    await slowest(browser, { site, path: paths.recap, person: site.customer, act: SIGNING }),
    await slowest(browser, { site, path: paths.claimOf(claimId), person: owner, act: TYPING }),
    await slowest(browser, { site, path: paths.contracts, person: holder, act: SCROLLING }),
  )
  return measures
}

async function firstPaint(
  browser: Browser,
  { origin }: Site,
  path: string,
  person?: Customer,
): Promise<Measure> {
  const paints: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await open(browser, person)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    })
    await page.goto(origin + path, { waitUntil: 'commit' })
    paints.push(await painted(page))
    await page.context().close()
  }
  const ms = median(paints)
  return {
    name: `Première image de ${path} à 400 kbit/s / 2 s`,
    ratio: ms / MOST_PAINT_MS,
    target: { atMost: 1 },
    detail: `${Math.round(ms)} ms`,
  }
}

async function painted(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  return Number(await found.jsonValue())
}

interface Act {
  readonly name: string
  readonly perform: (page: Page) => Promise<void>
}

const SIGNING: Act = {
  name: 'Signer',
  perform: async (page) => {
    const pad = page.locator('canvas').first()
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error('No signature pad')
    for (let line = 0; line < 4; line += 1) {
      await page.mouse.move(box.x + 20, box.y + 20 + line * 20)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width - 20, box.y + 60 + line * 10, { steps: 20 })
      await page.mouse.up()
    }
  },
}

const TYPING: Act = {
  name: 'Écrire un message',
  perform: async (page) => {
    const field = page.getByRole('textbox', { name: 'Votre message' })
    await field.click()
    await field.pressSequentially('Bonjour, voici la photo du pare-brise.', { delay: 40 })
  },
}

const SCROLLING: Act = {
  name: `Faire défiler ${MANY_CONTRACTS} contrats`,
  perform: async (page) => {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(50)
    }
  },
}

interface Asked {
  readonly site: Site
  readonly path: string
  readonly person: Customer
  readonly act: Act
}

async function slowest(browser: Browser, asked: Asked): Promise<Measure> {
  const waits: number[] = []
  for (let run = 0; run < RUNS; run += 1) waits.push(await longestWait(browser, asked))
  const ms = median(waits)
  return {
    name: `${asked.act.name}, processeur ${SLOWER} fois plus lent : attente de l’image / ${MOST_ANSWER_MS} ms`,
    ratio: ms / MOST_ANSWER_MS,
    target: { atMost: 1 },
    detail: `${Math.round(ms)} ms`,
  }
}

/** The longest time from what a person did to the next image, or between two images while they scroll. */
async function longestWait(browser: Browser, { site, path, person, act }: Asked): Promise<number> {
  const page = await open(browser, person)
  await page.goto(site.origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(WATCH)
  await act.perform(page)
  await page.waitForTimeout(500)
  const ms = Number(await page.evaluate('slowest'))
  await page.context().close()
  return ms
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[RUNS >> 1] ?? Number.NaN
}

/** Run in the page: keeps the longest event or frame from then on. */
const WATCH = `
  window.slowest = 0
  const keep = (list) => {
    for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration)
  }
  new PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver(keep).observe({ type: 'long-animation-frame' })
`

async function open(browser: Browser, person?: Customer): Promise<Page> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 390, height: 844 },
  })
  if (person) await signIn(context, person)
  return context.newPage()
}
