/**
 * What is kept on this device, in the browser's cache, and for how long it stays: papers as long as the session of whoever
 * asked for them, declarations until they have arrived or their author signs out. sw.js and unsent.ts know the names.
 */
export const PAPERS_CACHE = 'sillage.papers'
export const DECLARATIONS_CACHE = 'sillage.declarations'

/** The account that last signed in on this device and did not sign out: what is kept here is theirs. */
export const DEVICE_OWNER = 'sillage.device.owner'
/** The contracts whose papers that account wants here, whenever it is signed in. */
export const WANTED_PAPERS = 'sillage.device.papers'

export function readOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeOnDevice(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // refused by private browsing, which forgets all of it anyway
  }
}

/** Deletes a cache; a browser that refuses caches has kept nothing in it. */
export async function forgetCache(name: string): Promise<void> {
  try {
    await caches.delete(name)
  } catch {}
}

/** The contracts whose papers are wanted here; those that the end of a session took away come back at the next. */
export function wantedPapers(): readonly string[] {
  return readOnDevice(WANTED_PAPERS)?.split(' ').filter(Boolean) ?? []
}

export function writeWantedPapers(ids: readonly string[]): void {
  writeOnDevice(WANTED_PAPERS, ids.length > 0 ? [...new Set(ids)].join(' ') : null)
}
