import type { Browser, CDPSession } from '@playwright/test'
import { paths } from '../../packages/wire/src/addresses.ts'
import type { Measure } from './report.ts'
import type { Customer, Site } from './site.ts'
import { seedClaim, signIn } from './web-people.ts'

const LANDING_BYTES = 60_000
const SCREEN_BYTES = 115_000
const FILES = 10
const SIGNED_OUT = [paths.login, paths.register, paths.tariff]
const SIGNED_IN = [
  paths.dashboard,
  paths.subscription,
  paths.questionnaire('Voiture'),
  paths.recap,
  paths.quotes,
  paths.contracts,
  paths.payments,
  paths.claims,
  paths.createClaim,
  paths.emissions,
  paths.profile,
]
const OF_TEAM = [paths.myDay, paths.claimsDesk, paths.conversationsDesk]

/** The JavaScript that each screen loads before any interaction, gzipped, in a real browser. */
export async function benchWeb(browser: Browser, site: Site): Promise<Measure[]> {
  const { owner, advisor, claimId } = await seedClaim(site)
  const screens: Screen[] = [
    { path: paths.home, budget: LANDING_BYTES },
    ...SIGNED_OUT.map((path) => ({ path, budget: SCREEN_BYTES })),
    ...SIGNED_IN.map((path) => ({ path, budget: SCREEN_BYTES, person: site.customer })),
    { path: paths.claimOf(claimId), budget: SCREEN_BYTES, person: owner },
    {
      path: paths.claimOf(claimId),
      reader: ' vue par l’équipe',
      budget: SCREEN_BYTES,
      person: advisor,
    },
    ...OF_TEAM.map((path) => ({ path, budget: SCREEN_BYTES, person: advisor })),
  ]
  const measures: Measure[] = []
  for (const screen of screens) measures.push(...(await weigh(browser, site, screen)))
  return measures
}

interface Screen {
  readonly path: string
  /** Tells apart the readers of one path. */
  readonly reader?: string
  readonly budget: number
  readonly person?: Customer
}

async function weigh(browser: Browser, site: Site, screen: Screen): Promise<Measure[]> {
  const { path, reader = '', budget, person } = screen
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  if (person) await signIn(context, person)
  const page = await context.newPage()
  const scripts = await watchScripts(await context.newCDPSession(page))
  await page.goto(site.origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // includes what an idle browser prefetches; network idleness can't be awaited, as the live stream stays open
  await page.waitForTimeout(3000)
  const { pathname, search } = new URL(page.url())
  if (pathname + search !== path) throw new Error(`${path} led to ${pathname}${search}`)
  await context.close()
  const bytes = scripts.values().reduce((sum, one) => sum + one, 0)
  if (person && bytes < 50_000) throw new Error(`${path}: ${bytes} bytes of JavaScript only`)
  const name = `${path.replace(/=.*/, '')}${reader}`
  return [
    {
      name: `JavaScript de ${name} / budget (gzip)`,
      ratio: bytes / budget,
      target: { atMost: 1 },
      detail: `${(bytes / 1000).toFixed(1)} ko / ${budget / 1000} ko`,
    },
    {
      name: `Fichiers de script de ${name} / budget`,
      ratio: scripts.size / FILES,
      target: { atMost: 1 },
      detail: `${scripts.size} / ${FILES}`,
    },
  ]
}

/** Transferred bytes of each script, by address; fails for a script that is not compressed. */
async function watchScripts(session: CDPSession): Promise<Map<string, number>> {
  const bytes = new Map<string, number>()
  const answers = new Map<string, { url: string; headBytes: number }>()
  await session.send('Network.enable')
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/javascript/.test(response.mimeType)) return
    answers.set(requestId, { url: response.url, headBytes: response.encodedDataLength })
    if (response.headers['content-encoding'] !== 'gzip')
      throw new Error(`${response.url} came without gzip`)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) bytes.set(answer.url, encodedDataLength - answer.headBytes)
  })
  return bytes
}
