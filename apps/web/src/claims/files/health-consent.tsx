import { HEALTH_CONSENT } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'

interface HealthConsentProps {
  /** The team only says what the files are: it can’t consent for anybody. */
  readonly isTeam: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
}

/** Ticked apart, by whoever sends a paper about health; the sentence is kept with it, word for word. */
export function HealthConsent({ isTeam, ...box }: HealthConsentProps) {
  return (
    <Checkbox {...box} className="health-consent" hint={isTeam ? undefined : HEALTH_CONSENT}>
      {DISCUSSION.health}
    </Checkbox>
  )
}
