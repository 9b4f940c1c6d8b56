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

/** Photos taken for a declaration that is not sent yet, in the browser's cache of this name. */
export const PHOTOS_CACHE = 'sillage.photos'

const listeners = new Set<() => void>()

/**
 * What somebody has written and not sent yet, kept with the tab or on the device: a reload, or a session that runs out,
 * loses nothing of it. Who signs out leaves nothing behind, and whoever signs in next finds nothing of another's.
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
    } catch {
      // refused by private browsing, which has kept nothing either
    }
    for (const cache of [PHOTOS_CACHE, DECLARATIONS_CACHE, PAPERS_CACHE]) void forgetCache(cache)
    writeOnDevice(WANTED_PAPERS, null)
    writeOnDevice(DEVICE_OWNER, null)
    for (const listener of listeners) listener()
  },
  /** The session is over, whoever ended it: papers that anybody could open go with it. */
  forgetPapers(): void {
    void forgetCache(PAPERS_CACHE)
  },
  /** Somebody is signed in: what another has left, in this tab or on this device, is forgotten. */
  keepFor(accountId: string): void {
    const owners = [unsent.read(OWNER), readOnDevice(DEVICE_OWNER)]
    if (owners.some((owner) => owner !== null && owner !== accountId)) unsent.forget()
    unsent.write(OWNER, accountId)
    writeOnDevice(DEVICE_OWNER, accountId)
  },
  /** For what holds a copy in memory. */
  onForget(listener: () => void): void {
    listeners.add(listener)
  },
}
