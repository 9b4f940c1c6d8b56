import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SHELL_MESSAGES } from '../shell.messages.ts'

export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className="page shell-notice">
      {!isOnline && (
        <Banner tone="warn" icon={WifiOff} lead={SHELL_MESSAGES.offlineTitle}>
          {SHELL_MESSAGES.offlineText}
        </Banner>
      )}
    </div>
  )
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
