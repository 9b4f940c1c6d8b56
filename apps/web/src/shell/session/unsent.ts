import {
  DECLARATIONS_CACHE,
  DEVICE_OWNER,
  forgetCache,
  PAPERS_CACHE,
  readOnDevice,
  WANTED_PAPERS,
  writeOnDevice,
} from '../device/device-caches.ts'

const PREFIX = 'sillage.unsent.'
const OWNER = 'owner'

/** Name of the browser cache for photos of an unsent declaration. */
export const PHOTOS_CACHE = 'sillage.photos'

const listeners = new Set<() => void>()

/**
 * What people have written but not sent, stored per tab or on the device so that a reload or an expired session loses
 * nothing. Signing out deletes it, and so does another person's sign-in.
 */
export const unsent = {
  read(key: string): string | null {
    if (import.meta.env.SSR) return null
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
      // private browsing refuses storage: the text lasts as long as the page
    }
  },
  forget(): void {
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    } catch {
      // private browsing refuses storage, so nothing was stored either
    }
    for (const cache of [PHOTOS_CACHE, DECLARATIONS_CACHE, PAPERS_CACHE]) void forgetCache(cache)
    writeOnDevice(WANTED_PAPERS, null)
    writeOnDevice(DEVICE_OWNER, null)
    for (const listener of listeners) listener()
  },
  /** Called when the session ends for any reason: removes the documents, which anyone could open. */
  forgetPapers(): void {
    void forgetCache(PAPERS_CACHE)
  },
  /** Called after a sign-in: removes what another person left, in this tab or on this device. */
  keepFor(accountId: string): void {
    const owners = [unsent.read(OWNER), readOnDevice(DEVICE_OWNER)]
    if (owners.some((owner) => owner !== null && owner !== accountId)) unsent.forget()
    unsent.write(OWNER, accountId)
    writeOnDevice(DEVICE_OWNER, accountId)
  },
  /** For modules that hold a copy in memory. */
  onForget(listener: () => void): void {
    listeners.add(listener)
  },
}
