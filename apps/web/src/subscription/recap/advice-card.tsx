import type { ContractAdvice } from '@sillage/wire/contracts/contradictions.ts'
import { TriangleAlert } from 'lucide-react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { Icon } from '../../ui/icon.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'

const SAY = SUBSCRIPTION_MESSAGES.advice

/** Why this contract suits, in writing before the signature (code des assurances, L521-4); mismatches come first. */
export function AdviceCard({ advice }: { advice: ContractAdvice }) {
  const { needs, reasons, warnings } = advice
  return (
    <Fold
      id="conseil"
      title={SAY.title}
      gist={
        // a warning is shown whole; otherwise the first reason is clamped like the other lines
        warnings.length > 0 ? <Warnings warnings={warnings} /> : withFrenchSpaces(reasons[0] ?? '')
      }
    >
      <div className="stack">
        {warnings.map((warning) => (
          <Banner key={warning} tone="warn">
            {withFrenchSpaces(warning)}
          </Banner>
        ))}
        <List items={reasons} />
        <Disclosure summary={SAY.needs}>
          <List items={needs} />
        </Disclosure>
        <p className="small muted">{SAY.basis}</p>
      </div>
    </Fold>
  )
}

function Warnings({ warnings }: Pick<ContractAdvice, 'warnings'>) {
  return (
    <span className="advice-warnings">
      {warnings.map((warning) => (
        <span key={warning}>
          <Icon of={TriangleAlert} size="s" />
          {withFrenchSpaces(warning)}
        </span>
      ))}
    </span>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="advice-list">
      {items.map((item) => (
        <li key={item}>{withFrenchSpaces(item)}</li>
      ))}
    </ul>
  )
}
