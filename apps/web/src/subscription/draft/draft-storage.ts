const listeners = new Set<() => void>()

/** Values that the browser refused to store (private browsing, full disk): kept as long as the page. */
const unstored = new Map<string, string>()

/** Drafts by key, in the browser's storage; shared with other tabs. */
export const draftStorage = {
  read(key: string): string | null {
    const kept = unstored.get(key)
    if (kept !== undefined) return kept
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, text: string): void {
    try {
      localStorage.setItem(key, text)
      unstored.delete(key)
    } catch {
      unstored.set(key, text)
    }
    notifyAll()
  },
  remove(key: string): void {
    unstored.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {}
    notifyAll()
  },
  /** Whether the draft survives the page. */
  isStored: (key: string): boolean => !unstored.has(key),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
}

function notifyAll(): void {
  for (const listener of listeners) listener()
}
