import { useState } from 'react'
import { BigWake } from '../ui/wakes/big-wake.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import { greetingAt, longDay } from './greeting.ts'

interface GreetingPanelProps {
  readonly firstName: string
  readonly today: Temporal.PlainDate
  /** Null until it is known: a zero would be an answer. */
  readonly activeContracts: number | null
  readonly openClaims: number | null
}

export function GreetingPanel(props: GreetingPanelProps) {
  const { firstName, today, activeContracts, openClaims } = props
  const [hour] = useState(() => new Date().getHours())
  return (
    <div className="greeting-frame">
      <section className="greeting">
        <div className="greeting-wake">
          <BigWake draw />
        </div>
        <div>
          <p className="muted">{longDay(today)}</p>
          <h1 tabIndex={-1} className="display">
            {MESSAGES.greeting(greetingAt(hour), firstName)}
          </h1>
        </div>
        <dl className="num">
          <Counter count={activeContracts} label={MESSAGES.activeContracts} />
          <Counter count={openClaims} label={MESSAGES.openClaims} />
        </dl>
      </section>
    </div>
  )
}

function Counter({ count, label }: { count: number | null; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count ?? '–'}</dd>
    </div>
  )
}
