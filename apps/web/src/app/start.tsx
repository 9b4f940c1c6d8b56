import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { followHistory } from '../shell/layout/page-arrival.tsx'
import { ErrorBoundary } from '../shell/pages/error-boundary.tsx'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { startSession } from '../shell/session/session-actions.ts'
import { App } from './app.tsx'
import { keepOfflinePage } from './keep-offline-page.ts'
import '../shell/shell.css'

export async function start(root: Root): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  followHistory()
  startSession()
  root.render(
    <StrictMode>
      <ErrorBoundary fallback={<ErrorPage />}>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  )
  keepOfflinePage()
}
