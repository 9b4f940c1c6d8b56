import { useMutation } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { accountsApi } from '../api/api.ts'
import { timeHere } from '../moment.ts'
import { SHELL_MESSAGES as SAY } from '../shell.messages.ts'
import { type SessionEnd, sessionEnd } from './session-clock.ts'

/** Long enough to read the notice, finish a sentence and respond. */
const WARNED_MS = 5 * 60_000
const LOOKED_AT_MS = 5000

/** Warns some minutes before the session ends, and lets the user extend it (RGAA 13.1). */
export function SessionNotice() {
  const [end, setEnd] = useState<SessionEnd | null>(null)
  useEffect(() => {
    const look = () => {
      const known = sessionEnd()
      const left = known ? known.at - Date.now() : 0
      setEnd(left > 0 && left < WARNED_MS ? known : null)
    }
    look()
    const timer = setInterval(look, LOOKED_AT_MS)
    return () => clearInterval(timer)
  }, [])
  const stay = useMutation({
    mutationFn: () => accountsApi.me(),
    onSuccess: () => setEnd(null),
  })
  return (
    <div role="alert" className="page shell-notice">
      {end && (
        <Banner
          tone="warn"
          icon={Clock}
          lead={SAY.sessionEnds(timeHere(end.at))}
          action={
            end.canBeMoved && (
              <Button
                size="s"
                variant="secondary"
                busy={stay.isPending}
                onClick={() => stay.mutate()}
              >
                {SAY.sessionStay}
              </Button>
            )
          }
        >
          {end.canBeMoved ? SAY.sessionIdle : SAY.sessionOver}
        </Banner>
      )}
    </div>
  )
}
