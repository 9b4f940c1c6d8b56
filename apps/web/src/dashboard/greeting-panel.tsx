import { useState } from 'react'
import { BigWake } from '../ui/wakes/big-wake.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import { greetingAt, longDay } from './greeting.ts'

interface GreetingPanelProps {
  readonly firstName: string
  readonly today: Temporal.PlainDate
  /** Null until known, rather than a misleading zero. */
  readonly activeContracts: number | null
  readonly openClaims: number | null
}

export function GreetingPanel(props: GreetingPanelProps) {
  const { firstName, today, activeContracts, openClaims } = props
  const [hour] = useState(hourHere)
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

/** The local hour. The server, which paints the page for everybody, takes that of Paris. */
function hourHere(): number {
  if (import.meta.env.SSR) return Temporal.Now.zonedDateTimeISO('Europe/Paris').hour
  return new Date().getHours()
}

function Counter({ count, label }: { count: number | null; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count ?? '–'}</dd>
    </div>
  )
}
