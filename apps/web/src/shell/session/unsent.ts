const PREFIX = 'sillage.unsent.'
const OWNER = 'owner'

/** Photos taken for a declaration that is not sent yet, in the browser's cache of this name. */
export const PHOTOS_CACHE = 'sillage.photos'

const listeners = new Set<() => void>()

/**
 * What somebody has written and not sent yet, kept with the tab: a reload, or a session that runs out, loses nothing.
 * Who signs out leaves nothing behind, and whoever signs in next finds nothing of another's.
 */
export const unsent = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(PREFIX + key)
    } catch {
      return null
    }
  },
  write(key: string, text: string | null): void {
    try {
      if (text) sessionStorage.setItem(PREFIX + key, text)
      else sessionStorage.removeItem(PREFIX + key)
    } catch {
      // refused by private browsing: what is written lives as long as the page
    }
  },
  forget(): void {
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
      void caches.delete(PHOTOS_CACHE).catch(() => undefined)
    } catch {
      // refused by private browsing, which has kept nothing either
    }
    for (const listener of listeners) listener()
  },
  /** Somebody is signed in: what another has left is forgotten. */
  keepFor(accountId: string): void {
    const owner = unsent.read(OWNER)
    if (owner !== null && owner !== accountId) unsent.forget()
    unsent.write(OWNER, accountId)
  },
  /** For what holds a copy in memory. */
  onForget(listener: () => void): void {
    listeners.add(listener)
  },
}
