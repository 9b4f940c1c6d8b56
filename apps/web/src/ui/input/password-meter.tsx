import { Check, Circle } from 'lucide-react'
import { Icon } from '../icon.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import './password-meter.css'

type PasswordMeterProps = {
  /** The criteria with whether each is met, in display order. */
  criteria: readonly { label: string; met: boolean }[]
  /** « Faible », « Presque », « Fort »: colour is never the only sign. */
  word: string
}

const segments = [1, 2, 3, 4, 5]

export function PasswordMeter({ criteria, word }: PasswordMeterProps) {
  const lit = criteria.filter((criterion) => criterion.met).length
  return (
    <div className="password-meter">
      <div className={`pw-bar pw-bar-${lit}`} role="img" aria-label={SAY.strength(lit, word)}>
        {segments.map((segment) => (
          <i key={segment} data-lit={segment <= lit} />
        ))}
        <span aria-hidden="true">{word}</span>
      </div>
      <ul className="pw-criteria">
        {criteria.map((criterion) => (
          <li key={criterion.label} data-met={criterion.met}>
            <Icon of={criterion.met ? Check : Circle} size="s" />
            {criterion.label}
            <span className="vh">{criterion.met ? SAY.met : SAY.unmet}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
