import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { followHistory } from './page-arrival.tsx'
import { startSession } from './session-actions.ts'
import './shell.css'

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
}
