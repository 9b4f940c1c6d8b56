import '../ui/base.css'
import '../ui/feedback/banner.css'
import '../ui/nav/button.css'
import '../ui/input/field.css'
import '../ui/icon.css'
import '../ui/input/input.css'
import '../ui/data/key-values.css'
import '../ui/nav/logo.css'
import '../ui/nav/skip-link.css'
import '../ui/wakes/wakes.css'
import './public-frame.css'
import './home-page.css'
import './hero-section.css'
import './features-section.css'
import './text-page.css'
import './documents/documents.css'
import './verification/verification.css'
import './help/help.css'
import { paths } from '@sillage/wire/addresses.ts'
import { readTheme, showTheme } from '../shell/theme.ts'
import { isOpenSession } from './open-session.ts'

showTheme(readTheme())

if (isOpenSession(storedToken(), Date.now() / 1000)) {
  if (location.pathname === paths.home) location.replace(paths.dashboard)
  else document.documentElement.dataset.session = 'open'
}

const verification = document.querySelector<HTMLElement>('[data-verification]')
if (verification)
  void import('./verification/verify-document.ts').then(({ startVerification }) =>
    startVerification(verification),
  )

const help = document.querySelector<HTMLElement>('[data-help]')
if (help) void import('./help/find-answers.ts').then(({ startHelp }) => startHelp(help))

/** The session's token; null when private browsing refuses access to storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('accessToken')
  } catch {
    return null
  }
}
