import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useId } from 'react'
import { MESSAGES } from '../contracts.messages.ts'
import { ActionButton } from './contract-actions.tsx'
import type { Opening } from './contract-openings.ts'

interface ClosedActionsProps {
  readonly contract: Contract
  readonly openings: readonly Opening[]
}

/** What a contract that has ended no longer allows, with the reasons. */
export function ClosedActions({ contract, openings }: ClosedActionsProps) {
  const closed = openings.filter(({ refusal }) => refusal !== null)
  if (contract.status === 'active' || closed.length === 0) return null
  return (
    <section>
      <h3>{MESSAGES.closed}</h3>
      <ul className="contract-closed">
        {closed.map((opening) => (
          <ClosedAction key={opening.action} contract={contract} opening={opening} />
        ))}
      </ul>
    </section>
  )
}

function ClosedAction({ contract, opening }: { contract: Contract; opening: Opening }) {
  const reasonId = useId()
  return (
    <li>
      <ActionButton contract={contract} opening={opening} reasonId={reasonId} />
      <span className="small muted" id={reasonId}>
        {opening.refusal}
      </span>
    </li>
  )
}
