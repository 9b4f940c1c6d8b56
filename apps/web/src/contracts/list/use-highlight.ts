import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useCallback, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** What the recap leaves in the navigation state when a contract was just created. */
interface Arrival {
  readonly created: string
}

interface Highlight {
  /** The contract created just before coming here. */
  readonly created: string | null
  /** The contract to look at: the one that a link of another card points at. */
  readonly pointed: string | null
  readonly point: (id: string) => void
}

/** Brings the pointed card into view and gives it the focus, as soon as it is among those shown. */
export function useHighlight(shown: readonly Contract[]): Highlight {
  const arrival = useHistoryState<unknown>()
  const [created] = useState(() => (isArrival(arrival) ? arrival.created : null))
  // an object, so that the same link followed twice moves the focus twice
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const isShown = target !== null && shown.some(({ contract_id }) => contract_id === target.id)
  useEffect(() => {
    if (!target || !isShown) return undefined
    // a page that has just opened goes to its top first
    const frame = requestAnimationFrame(() => focusCard(target.id))
    return () => cancelAnimationFrame(frame)
  }, [target, isShown])
  const point = useCallback((id: string) => setTarget({ id }), [])
  return { created, pointed: target?.id ?? null, point }
}

/** The element of a contract, as links between cards name it. */
export function cardId(id: string): string {
  return `contrat-${id}`
}

function focusCard(id: string): void {
  const card = document.getElementById(cardId(id))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

function isArrival(state: unknown): state is Arrival {
  return (
    typeof state === 'object' &&
    state !== null &&
    'created' in state &&
    typeof state.created === 'string'
  )
}
