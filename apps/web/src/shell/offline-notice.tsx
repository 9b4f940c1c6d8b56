import { WifiOff } from 'lucide-react'
import { Banner } from '../ui/banner.tsx'
import { useOnline } from './online.ts'
import { SHELL_MESSAGES } from './shell.messages.ts'

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
