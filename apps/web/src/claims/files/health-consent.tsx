import { HEALTH_CONSENT_PARTS } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { DISCUSSION } from '../discussion/discussion.messages.ts'

interface HealthConsentProps {
  /** The team only declares what the files are: it can't consent for someone else. */
  readonly isTeam: boolean
  /** Whether the files may be about something other than health. */
  readonly isOptional: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
}

/** A separate checkbox for senders of health documents; its exact wording is stored with the consent. */
export function HealthConsent({ isTeam, isOptional, ...box }: HealthConsentProps) {
  const { act, terms } = HEALTH_CONSENT_PARTS
  if (isTeam) return <Checkbox {...box}>{DISCUSSION.health}</Checkbox>
  return (
    <Checkbox {...box} className="health-consent" hint={terms}>
      {isOptional ? DISCUSSION.healthAnd(act) : act}
    </Checkbox>
  )
}
