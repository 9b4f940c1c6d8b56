import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadMenus } from '../shell/layout/layout.tsx'
import { followHistory } from '../shell/layout/page-arrival.tsx'
import { ErrorBoundary } from '../shell/pages/error-boundary.tsx'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { startSession } from '../shell/session/session-actions.ts'
import { sessionStore } from '../shell/session/session-store.ts'
import { readTheme, showTheme } from '../shell/theme.ts'
import { App } from './app.tsx'
import { keepOfflinePage } from './keep-offline-page.ts'
import { loadPage } from './routes.tsx'
import '../shell/shell.css'

/** Replaces the server's first paint with the live page. */
export async function start(element: HTMLElement): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  showTheme(readTheme())
  followHistory()
  startSession()
  // a part that fails to load now is requested again where it is rendered, which shows the error
  await Promise.all([loadPage(element.dataset['page']), loadMenus(sessionStore.read().user)]).catch(
    () => undefined,
  )
  // a task of its own, so that input is handled between reading the scripts and rendering
  await new Promise((resolve) => setTimeout(resolve))
  // rebuild instead of hydrating: the browser refills saved form values, and no early input goes unnoticed
  element.replaceChildren()
  element.inert = false
  createRoot(element).render(
    <StrictMode>
      <ErrorBoundary fallback={<ErrorPage />}>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  )
  keepOfflinePage()
}
