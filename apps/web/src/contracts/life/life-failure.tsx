import { ApiError } from '@sillage/wire/http/client.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { InView } from '../../ui/feedback/in-view.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'

interface LifeFailureProps {
  readonly lead: string
  readonly error: Error
  readonly onDismiss: () => void
}

/** Why the dialog's action failed; stays until dismissed or retried. */
export function LifeFailure({ lead, error, onDismiss }: LifeFailureProps) {
  return (
    <InView>
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
    </InView>
  )
}
