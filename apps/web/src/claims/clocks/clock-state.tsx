import type { ClaimClock } from '@sillage/wire/claims/claim-clocks.ts'
import { CircleAlert, Hourglass, Scale } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { CLOCKS as SAY } from './clocks.messages.ts'
import './clocks.css'

/** The state of a deadline; empty while there is time. */
export function ClockState({ state }: Pick<ClaimClock, 'state'>) {
  if (state === 'running') return null
  return (
    <span className="clock-state small" data-state={state}>
      <Icon of={state === 'late' ? CircleAlert : Hourglass} size="s" />
      {SAY.states[state]}
    </span>
  )
}

/** The law article behind a deadline, or the contract's promise. */
export function ClockSource({ source }: Pick<ClaimClock, 'source'>) {
  if (source === 'contrat') return <span className="clock-source">{SAY.byContract}</span>
  return (
    <span className="clock-source">
      <Icon of={Scale} size="s" />
      {source}
    </span>
  )
}
