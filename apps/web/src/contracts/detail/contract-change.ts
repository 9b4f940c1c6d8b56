import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { type QueryClient, useMutationState } from '@tanstack/react-query'
import { useState } from 'react'

/** The key of the mutations that change a contract from a dialog. */
export const CONTRACT_CHANGE = ['contract-change'] as const

/** What a dialog asks of a change before it is made; once it is, the server would refuse it. */
const PREVIEWS: readonly unknown[] = ['extension', 'renewal', 'cancellation']

/** Reads again what a change that is made may have altered. */
export function readAgain(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [room, what] }) => room !== 'contracts' || !PREVIEWS.includes(what),
  })
}

/**
 * Whether a change was refused and the contract is not as it was when its dialog opened: somebody else changed it, or
 * the same person in another window. The lists are read again after every refusal.
 */
export function useOvertaken(opened: Contract | undefined, current: Contract | undefined): boolean {
  const [openedAt] = useState(Date.now)
  const last = useMutationState({
    filters: { mutationKey: CONTRACT_CHANGE },
    select: ({ state: { status, submittedAt } }) => ({ status, submittedAt }),
  }).at(-1)
  return (
    last?.status === 'error' &&
    last.submittedAt >= openedAt &&
    JSON.stringify(current) !== JSON.stringify(opened)
  )
}
