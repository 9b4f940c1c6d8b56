import type { AdviceTold } from '@sillage/wire/contracts/contradictions.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'

const SAY = SUBSCRIPTION_MESSAGES.advice

/** Why this contract, in writing before it is signed (code des assurances, L521-4); what does not agree comes first. */
export function AdviceCard({ advice: { needs, reasons, warnings } }: { advice: AdviceTold }) {
  return (
    <Card title={SAY.title}>
      <div className="stack">
        {warnings.map((warning) => (
          <Banner key={warning} tone="warn">
            {unbroken(warning)}
          </Banner>
        ))}
        <List items={reasons} />
        <Disclosure summary={SAY.needs}>
          <List items={needs} />
        </Disclosure>
        <p className="small muted">{SAY.basis}</p>
      </div>
    </Card>
  )
}

/** The papers’ own typesetter keeps a sign beside its word; here it is told to. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:»%€])/g, '\u00a0').replace(/ (?=[;?!])/g, '\u202f')
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="advice-list">
      {items.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  )
}
