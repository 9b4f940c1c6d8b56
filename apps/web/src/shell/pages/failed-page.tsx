import { useEffect, useState } from 'react'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { ErrorPage } from './error-page.tsx'
import { HomeButton } from './home-button.tsx'
import { StatusPage } from './status-page.tsx'

const TRIED_AGAIN_MS = 2000

/** A page whose script could not be fetched stays unread until the document is loaded anew, whatever the network becomes. */
let failedOffline = false

/** In place of a page that failed; where it was for want of a network, it comes by itself once there is one. */
export function FailedPage() {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) {
      if (failedOffline) location.reload()
      return undefined
    }
    failedOffline = true
    let timer: ReturnType<typeof setTimeout> | undefined
    // a browser says that it is online before its first request gets through; reloaded too soon, it shows its own page
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
