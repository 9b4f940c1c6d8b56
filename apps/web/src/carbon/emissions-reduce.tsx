import { Card } from '../ui/card.tsx'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'

/** How to emit less: facts, each with its source. */
export function EmissionsReduce() {
  return (
    <Card title={SAY.reduce}>
      <ul className="emissions-list">
        {SAY.facts.map(({ id, text, source }) => (
          <li key={id}>
            {text} <span className="micro subtle">{source}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
