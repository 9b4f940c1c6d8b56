import { ApiError } from '@sillage/wire/http/client.ts'
import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'

interface LifeFailureProps {
  readonly lead: string
  readonly error: Error
  readonly onDismiss: () => void
}

/** Why the dialog's action failed; stays until dismissed or retried. */
export function LifeFailure({ lead, error, onDismiss }: LifeFailureProps) {
  const place = useRef<HTMLDivElement>(null)
  // scroll to it: the form may be taller than its dialog
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place}>
      <Banner
        tone="bad"
        live
        lead={lead}
        action={
          <Button variant="text" size="s" onClick={onDismiss}>
            {SAY.dismiss}
          </Button>
        }
      >
        {error instanceof ApiError ? error.message : SAY.failed}
      </Banner>
    </div>
  )
}
