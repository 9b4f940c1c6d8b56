import '../ui/base.css'
import '../ui/banner.css'
import '../ui/button.css'
import '../ui/field.css'
import '../ui/icon.css'
import '../ui/input.css'
import '../ui/key-values.css'
import '../ui/logo.css'
import '../ui/skip-link.css'
import '../ui/wakes/wakes.css'
import './public-frame.css'
import './home-page.css'
import './hero-section.css'
import './features-section.css'
import './text-page.css'
import './documents/documents.css'
import './verification/verification.css'
import { paths } from '../shell/paths.ts'
import { isOpenSession } from './open-session.ts'

if (isOpenSession(storedToken(), Date.now() / 1000)) {
  if (location.pathname === paths.home) location.replace(paths.dashboard)
  else document.documentElement.dataset.session = 'open'
}

const verification = document.querySelector<HTMLElement>('[data-verification]')
if (verification)
  void import('./verification/verify-document.ts').then(({ startVerification }) =>
    startVerification(verification),
  )

/** Private browsing may refuse storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('accessToken')
  } catch {
    return null
  }
}
