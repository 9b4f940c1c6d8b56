import type { AdviceTold } from '@sillage/wire/contracts/contradictions.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Gist } from '../../ui/data/gist.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'

const SAY = SUBSCRIPTION_MESSAGES.advice

/** Why this contract, in writing before it is signed (code des assurances, L521-4); what does not agree comes first. */
export function AdviceCard({ advice: { needs, reasons, warnings } }: { advice: AdviceTold }) {
  return (
    <Card title={SAY.title}>
      <div className="stack">
        {warnings.map((warning) => (
          <Banner key={warning} tone="warn">
            {withFrenchSpaces(warning)}
          </Banner>
        ))}
        <Gist label={SAY.reasons}>
          <List items={reasons} />
        </Gist>
        <Disclosure summary={SAY.needs}>
          <List items={needs} />
        </Disclosure>
        <p className="small muted">{SAY.basis}</p>
      </div>
    </Card>
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
