import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Whether the search is open, over whatever page. */
export function useFindOpen(): boolean {
  return useSyncExternalStore(subscribe, readOpen, readOpen)
}

const readOpen = () => isOpen

export function setFindOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
