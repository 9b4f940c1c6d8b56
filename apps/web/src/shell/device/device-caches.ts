/**
 * Names of the browser caches of this device: documents are kept as long as the session of the person who asked for
 * them, declarations until they have arrived or their author signs out. sw.js and unsent.ts use the same names.
 */
export const PAPERS_CACHE = 'sillage.papers'
export const DECLARATIONS_CACHE = 'sillage.declarations'

/** The last account that signed in on this device without signing out since: what is kept here belongs to it. */
export const DEVICE_OWNER = 'sillage.device.owner'
/** The contracts whose documents that account wants on this device, whenever it is signed in. */
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
    // private browsing refuses storage, and forgets everything anyway
  }
}

/** Deletes a cache. A browser that refuses caches has stored nothing. */
export async function forgetCache(name: string): Promise<void> {
  try {
    await caches.delete(name)
  } catch {}
}

/**
 * The contracts whose documents are wanted on this device; those removed when a session ended are restored at the
 * next one.
 */
export function wantedPapers(): readonly string[] {
  return readOnDevice(WANTED_PAPERS)?.split(' ').filter(Boolean) ?? []
}

export function writeWantedPapers(ids: readonly string[]): void {
  writeOnDevice(WANTED_PAPERS, ids.length > 0 ? [...new Set(ids)].join(' ') : null)
}
