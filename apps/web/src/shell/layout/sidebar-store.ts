import { useSyncExternalStore } from 'react'

const KEY = 'sidebar_state'
const LIFETIME_SECONDS = 604_800

let isOpen = import.meta.env.SSR || stored()
const listeners = new Set<() => void>()

/** Whether the sidebar is open; kept for 7 days in a cookie and in local storage, and shared by all tabs. */
export function useSidebar(): { readonly isOpen: boolean; readonly toggle: () => void } {
  return { isOpen: useSyncExternalStore(subscribe, read, () => true), toggle }
}

function read(): boolean {
  return isOpen
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

function toggle(): void {
  set(!isOpen)
  document.cookie = `${KEY}=${isOpen}; path=/; max-age=${LIFETIME_SECONDS}; samesite=lax`
  try {
    localStorage.setItem(KEY, String(isOpen))
  } catch {
    // without storage, the cookie alone remembers
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === KEY) set(event.newValue !== 'false')
}

function set(value: boolean): void {
  isOpen = value
  for (const listener of listeners) listener()
}

function stored(): boolean {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null) return kept !== 'false'
  } catch {
    // fall back to the cookie
  }
  return !document.cookie.split('; ').includes(`${KEY}=false`)
}
