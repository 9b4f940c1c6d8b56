import { openApi } from '../apps/server/src/platform/http/documentation/open-api.ts'
import { claimTransitionsPage } from './print/claim-transitions.ts'
import { decisionsPage } from './print/decisions.ts'
import { distributionPage } from './print/distribution.ts'
import { legalPage } from './print/legal.ts'
import { moneyPage } from './print/money.ts'
import { permissionsPage } from './print/permissions.ts'
import { routesPage } from './print/routes.ts'
import { screensPage } from './print/screens.ts'
import { tariffPage, tariffPlots } from './print/tariff.ts'
import { transitionsPage } from './print/transitions.ts'

/** Every generated page of docs/, by path. */
export function printDocs(): Readonly<Record<string, string>> {
  return {
    'docs/permissions.md': permissionsPage(),
    'docs/transitions.md': transitionsPage(),
    'docs/claim-transitions.md': claimTransitionsPage(),
    'docs/distribution.md': distributionPage(),
    'docs/legal.md': legalPage(),
    'docs/money.md': moneyPage(),
    'docs/routes.md': routesPage(),
    'docs/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
    'docs/screens.md': screensPage(),
    'docs/tariff.md': tariffPage(),
    ...tariffPlots(),
    'docs/decisions/README.md': decisionsPage(),
  }
}
