import { paths } from '@sillage/wire/addresses.ts'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SHELL_MESSAGES } from '../shell.messages.ts'

export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className="page shell-notice">
      {!isOnline && (
        <Banner
          tone="warn"
          icon={WifiOff}
          lead={SHELL_MESSAGES.offlineTitle}
          action={<WithoutNetwork />}
        >
          {SHELL_MESSAGES.offlineText}
        </Banner>
      )}
    </div>
  )
}

/**
 * A link to the service worker's offline page, outside the app; hidden without a service worker, since it could not
 * open.
 */
function WithoutNetwork() {
  if (!navigator.serviceWorker?.controller) return null
  return <a href={paths.claimOffline}>{SHELL_MESSAGES.offlineClaim}</a>
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
