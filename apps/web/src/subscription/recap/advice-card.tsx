import type { ContractAdvice } from '@sillage/wire/contracts/contradictions.ts'
import { TriangleAlert } from 'lucide-react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { Icon } from '../../ui/icon.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'

const SAY = SUBSCRIPTION_MESSAGES.advice

/** Why this contract, in writing before it is signed (code des assurances, L521-4); what does not agree comes first. */
export function AdviceCard({ advice }: { advice: ContractAdvice }) {
  const { needs, reasons, warnings } = advice
  return (
    <Fold id="conseil" title={SAY.title} gist={<AdviceGist advice={advice} />}>
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

/** What does not agree is said whole; else the first reason. */
function AdviceGist({ advice: { reasons, warnings } }: { advice: ContractAdvice }) {
  if (warnings.length === 0) return withFrenchSpaces(reasons[0] ?? '')
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
