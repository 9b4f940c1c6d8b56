import { showClaimPage } from './claim-page.ts'
import { showWaitingPage } from './waiting-page.ts'

// one script for both pages, kept by the worker as one file
if (document.getElementById('declaration')) void showClaimPage()
else void showWaitingPage()
