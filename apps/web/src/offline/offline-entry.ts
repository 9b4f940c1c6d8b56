import { readTheme, showTheme } from '../shell/theme.ts'
import { showClaimPage } from './claim-page.ts'
import { showStatementPage } from './statement/statement-page.ts'
import { showWaitingPage } from './waiting-page.ts'

showTheme(readTheme())
// one script for the three pages, so that the service worker caches a single file
if (document.getElementById('declaration')) void showClaimPage()
else if (document.getElementById('constat')) void showStatementPage()
else void showWaitingPage()
