import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { benchContracts, benchJourney, benchPrice } from './bench/api.bench.ts'
import { benchAutocomplete } from './bench/autocomplete.bench.ts'
import { benchDesk } from './bench/desk.bench.ts'
import { benchFelt } from './bench/felt.bench.ts'
import { benchFiles } from './bench/files.bench.ts'
import { benchFind } from './bench/find.bench.ts'
import { benchHistory } from './bench/history.bench.ts'
import { benchHostile } from './bench/hostile.bench.ts'
import { benchLedger } from './bench/ledger.bench.ts'
import { benchLedgerMonth } from './bench/ledger-month.bench.ts'
import { benchLighthouse } from './bench/lighthouse.bench.ts'
import { benchLive } from './bench/live.bench.ts'
import { benchMoney } from './bench/money.bench.ts'
import { benchPdf } from './bench/pdf.bench.ts'
import { benchPeers } from './bench/peers.bench.ts'
import { isReached, type Measure, printMeasures, withGroup } from './bench/report.ts'
import { benchSealedContract, benchSealedMemory } from './bench/sealed-contract.bench.ts'
import { benchSession } from './bench/session.bench.ts'
import { benchContractWeight, benchSignatures } from './bench/signatures.bench.ts'
import { ENDLESS_BUDGETS, startSite } from './bench/site.ts'
import { benchSessionCheck, benchUserSearch } from './bench/users.bench.ts'
import { benchWeb } from './bench/web.bench.ts'
import { buildWebIfStale } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { ROOT } from './gates.ts'

/** A single group by name: `npm run bench -- hostile`. */
const [wanted] = process.argv.slice(2)

await buildWebIfStale()
const browser = await chromium.launch(await findChromium())
const site = await startSite(ENDLESS_BUDGETS)
const GROUPS: Readonly<Record<string, () => Promise<Measure | Measure[]>>> = {
  contracts: () => benchContracts(site),
  price: () => benchPrice(site),
  peers: () => benchPeers(site),
  session: () => benchSession(site),
  journey: () => benchJourney(site),
  'session-check': () => benchSessionCheck(site),
  'user-search': () => benchUserSearch(site),
  autocomplete: () => benchAutocomplete(site),
  live: () => benchLive(site),
  files: () => benchFiles(site),
  history: () => benchHistory(site),
  desk: () => benchDesk(site),
  money: () => benchMoney(site),
  signatures: () => benchSignatures(site),
  weight: () => benchContractWeight(site),
  ledger: async () => [await benchLedger(site), ...(await benchLedgerMonth())],
  hostile: () => benchHostile(),
  pdf: () => benchPdf(browser),
  sealed: () => benchSealedContract(browser),
  'sealed-memory': () => benchSealedMemory(),
  web: () => benchWeb(browser, site),
  felt: () => benchFelt(browser, site),
  lighthouse: () => benchLighthouse(site),
  find: () => benchFind(site),
}
/**
 * Groups run only by name: Lighthouse's scores take a quarter of an hour and vary with the machine's load; the large
 * database takes a quarter of an hour and 20 GB.
 */
const BY_NAME_ONLY: readonly string[] = ['lighthouse', 'find']
const PAGE = join(ROOT, 'docs/performance.md')
const measures: Measure[] = []
try {
  if (wanted !== undefined && !(wanted in GROUPS))
    throw new Error(`No group « ${wanted} »: ${Object.keys(GROUPS).join(', ')}`)
  for (const [name, bench] of Object.entries(GROUPS)) {
    if (wanted === undefined ? BY_NAME_ONLY.includes(name) : name !== wanted) continue
    const measured = [await bench()].flat()
    measures.push(...measured)
    // written after each group, so that a failing group does not lose the others
    const known = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
    const circumstances = { cores: availableParallelism(), load: loadavg()[0] ?? 0 }
    const order = Object.keys(GROUPS)
    writeFileSync(PAGE, withGroup(known, { name, measures: measured }, { order, ...circumstances }))
  }
} finally {
  await browser.close()
  await site.close()
}
printMeasures(measures)
process.exit(measures.every(isReached) ? 0 : 1)
