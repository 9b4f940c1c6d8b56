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
import { isReached, type Measure, printMeasures } from './bench/report.ts'
import { benchSealedContract, benchSealedMemory } from './bench/sealed-contract.bench.ts'
import { benchSession } from './bench/session.bench.ts'
import { benchContractWeight, benchSignatures } from './bench/signatures.bench.ts'
import { ENDLESS_BUDGETS, startSite } from './bench/site.ts'
import { benchSessionCheck, benchUserSearch } from './bench/users.bench.ts'
import { benchWeb } from './bench/web.bench.ts'
import { buildWebIfStale } from './build-web.ts'
import { findChromium } from './find-chromium.ts'

await buildWebIfStale()
const browser = await chromium.launch(await findChromium())
const site = await startSite(ENDLESS_BUDGETS)
const measures: Measure[] = []
try {
  measures.push(await benchContracts(site))
  measures.push(await benchPrice(site))
  measures.push(await benchSession(site))
  measures.push(await benchJourney(site))
  measures.push(await benchSessionCheck(site))
  measures.push(await benchUserSearch(site))
  measures.push(...(await benchAutocomplete(site)))
  measures.push(await benchLive(site))
  measures.push(await benchFiles(site))
  measures.push(await benchHistory(site))
  measures.push(await benchDesk(site))
  measures.push(...(await benchMoney(site)))
  measures.push(...(await benchSignatures(site)))
  measures.push(await benchContractWeight(site))
  measures.push(await benchLedger(site))
  measures.push(...(await benchHostile()))
  measures.push(await benchPdf(browser))
  measures.push(await benchSealedContract(browser))
  measures.push(await benchSealedMemory())
  measures.push(...(await benchWeb(browser, site)))
} finally {
  await browser.close()
  await site.close()
}
printMeasures(measures)
process.exit(measures.every(isReached) ? 0 : 1)
