import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useCallback, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** The navigation state set by the recap page after creating a contract. */
interface Arrival {
  readonly created: string
}

interface Highlight {
  /** The contract just created. */
  readonly created: string | null
  /** The contract to highlight, pointed at by a link from another card. */
  readonly pointed: string | null
  readonly point: (id: string) => void
}

/** Scrolls to the highlighted card and focuses it, as soon as it is in the list. */
export function useHighlight(shown: readonly Contract[]): Highlight {
  const created = useArrival()
  // an object, so that the same link followed twice moves the focus twice
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const isShown = target !== null && shown.some(({ contract_id }) => contract_id === target.id)
  useEffect(() => {
    if (!target || !isShown) return undefined
    // wait a frame: a page that has just opened first scrolls to its top
    const frame = requestAnimationFrame(() => focusCard(target.id))
    return () => cancelAnimationFrame(frame)
  }, [target, isShown])
  const point = useCallback((id: string) => setTarget({ id }), [])
  return { created, pointed: target?.id ?? null, point }
}

/** The contract just created, by the navigation state that the page opened with. */
export function useArrival(): string | null {
  const arrival = useHistoryState<unknown>()
  const [created] = useState(() => (isArrival(arrival) ? arrival.created : null))
  return created
}

/** The DOM id of a contract's card, used by links between cards. */
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
