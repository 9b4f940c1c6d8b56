import { Check, Circle } from 'lucide-react'
import { Icon } from './icon.tsx'
import './password-meter.css'

type PasswordMeterProps = {
  /** To point at with aria-describedby from the password control. */
  id?: string | undefined
  /** Criteria met, in the order and the words of the product. */
  criteria: readonly { label: string; met: boolean }[]
  /** Segments lit, 0 to 5; the number of criteria met unless told. */
  score?: 0 | 1 | 2 | 3 | 4 | 5 | undefined
  /** « Faible », « Presque », « Fort »: the colour is never alone. */
  word: string
}

const segments = [1, 2, 3, 4, 5]

export function PasswordMeter({ id, criteria, score, word }: PasswordMeterProps) {
  const lit = score ?? criteria.filter((criterion) => criterion.met).length
  return (
    <div className="password-meter" id={id}>
      <div
        className={`pw-bar pw-bar-${lit}`}
        role="img"
        aria-label={`Robustesse : ${lit} sur 5, ${word}`}
      >
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
            <span className="vh">{criterion.met ? ', rempli' : ', à remplir'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
