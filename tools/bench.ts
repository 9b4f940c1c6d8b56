import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { benchContracts, benchJourney, benchPrice } from './bench/api.bench.ts'
import { benchAutocomplete } from './bench/autocomplete.bench.ts'
import { benchDesk } from './bench/desk.bench.ts'
import { benchFiles } from './bench/files.bench.ts'
import { benchHistory } from './bench/history.bench.ts'
import { benchHostile } from './bench/hostile.bench.ts'
import { benchLedger } from './bench/ledger.bench.ts'
import { benchLive } from './bench/live.bench.ts'
import { benchMoney } from './bench/money.bench.ts'
import { benchPdf } from './bench/pdf.bench.ts'
import { isReached, type Measure, pageOfMeasures, printMeasures } from './bench/report.ts'
import { benchSealedContract, benchSealedMemory } from './bench/sealed-contract.bench.ts'
import { benchSession } from './bench/session.bench.ts'
import { benchContractWeight, benchSignatures } from './bench/signatures.bench.ts'
import { ENDLESS_BUDGETS, startSite } from './bench/site.ts'
import { benchSessionCheck, benchUserSearch } from './bench/users.bench.ts'
import { benchWeb } from './bench/web.bench.ts'
import { buildWebIfStale } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { ROOT } from './gates.ts'

/** One group alone with its name: `npm run bench -- hostile`. */
const [wanted] = process.argv.slice(2)

await buildWebIfStale()
const browser = await chromium.launch(await findChromium())
const site = await startSite(ENDLESS_BUDGETS)
const GROUPS: Readonly<Record<string, () => Promise<Measure | Measure[]>>> = {
  contracts: () => benchContracts(site),
  price: () => benchPrice(site),
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
  ledger: () => benchLedger(site),
  hostile: () => benchHostile(),
  pdf: () => benchPdf(browser),
  sealed: () => benchSealedContract(browser),
  'sealed-memory': () => benchSealedMemory(),
  web: () => benchWeb(browser, site),
}
const measures: Measure[] = []
try {
  if (wanted !== undefined && !(wanted in GROUPS))
    throw new Error(`No group « ${wanted} »: ${Object.keys(GROUPS).join(', ')}`)
  for (const [name, bench] of Object.entries(GROUPS))
    if (wanted === undefined || name === wanted) measures.push(...[await bench()].flat())
} finally {
  await browser.close()
  await site.close()
}
printMeasures(measures)
if (wanted === undefined)
  writeFileSync(
    join(ROOT, 'docs/performance.md'),
    pageOfMeasures(measures, { cores: availableParallelism(), load: loadavg()[0] ?? 0 }),
  )
process.exit(measures.every(isReached) ? 0 : 1)
