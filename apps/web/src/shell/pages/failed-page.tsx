import { useEffect, useLayoutEffect, useState } from 'react'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { ErrorPage } from './error-page.tsx'
import { HomeButton } from './home-button.tsx'
import { StatusPage } from './status-page.tsx'

const TRIED_AGAIN_MS = 2000

/** A script that failed to load stays failed until the document is reloaded, even once the network is back. */
let failedOffline = false

/** Replaces a page that failed. When the cause was the network, reloads once it is back. */
export function FailedPage() {
  const [isOffline] = useState(() => !navigator.onLine)
  // layout effect: the user may leave before the next paint
  useLayoutEffect(() => {
    if (isOffline) failedOffline = true
  }, [isOffline])
  useEffect(() => {
    if (!isOffline) {
      if (failedOffline) location.reload()
      return undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    // the browser reports being online before requests succeed; reloading too early would show the browser's own
    // error page
    const reload = async () => {
      clearTimeout(timer)
      try {
        await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
        location.reload()
      } catch {
        timer = setTimeout(reload, TRIED_AGAIN_MS)
      }
    }
    addEventListener('online', reload)
    // the network may have come back before anybody listened
    if (navigator.onLine) void reload()
    return () => {
      clearTimeout(timer)
      removeEventListener('online', reload)
    }
  }, [isOffline])
  if (!isOffline) return <ErrorPage />
  return (
    <StatusPage
      pageTitle={SHELL_MESSAGES.offlinePage}
      title={SHELL_MESSAGES.offlinePageTitle}
      text={SHELL_MESSAGES.offlinePageText}
    >
      <HomeButton />
    </StatusPage>
  )
}
