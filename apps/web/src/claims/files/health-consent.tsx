import { HEALTH_CONSENT_PARTS } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'

interface HealthConsentProps {
  /** The team only says what the files are: it can’t consent for anybody. */
  readonly isTeam: boolean
  /** Whether the files may be about something else. */
  readonly isOptional: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
}

/** Ticked apart, by whoever sends a paper about health; the sentence is kept with it, word for word. */
export function HealthConsent({ isTeam, isOptional, ...box }: HealthConsentProps) {
  const { act, terms } = HEALTH_CONSENT_PARTS
  if (isTeam) return <Checkbox {...box}>{DISCUSSION.health}</Checkbox>
  return (
    <Checkbox {...box} className="health-consent" hint={terms}>
      {isOptional ? DISCUSSION.healthAnd(act) : act}
    </Checkbox>
  )
}
