import { paths } from '@sillage/wire/addresses.ts'
import { unsent } from '../../shell/session/unsent.ts'

const KEY = 'files'
const OPENED = 'file'

/** The list from which files are worked through: its address, and its files in their order at that moment. */
export interface FileTrail {
  readonly back: string
  readonly ids: readonly string[]
}

/** Kept with the tab: a file that one handles leaves the list, and the next one stays the next one. */
export function keepTrail({ back, ids }: FileTrail): void {
  unsent.write(KEY, [back, ...ids].join('\n'))
}

/** The trail of this tab; null when no list was opened in it. */
export function readTrail(): FileTrail | null {
  const [back, ...ids] = unsent.read(KEY)?.split('\n') ?? []
  return back?.startsWith('/') ? { back, ids } : null
}

/** Tells which file is open: its row is the chosen one when one comes back to the list. */
export function noteOpened(id: string): void {
  unsent.write(OPENED, id)
}

export function lastOpened(): string | null {
  return unsent.read(OPENED)
}

/** Where a file stands in a trail, counted from 1, and its neighbours; null when it is not of it. */
export function placeIn({ ids }: FileTrail, id: string) {
  const at = ids.indexOf(id)
  if (at === -1) return null
  return {
    place: at + 1,
    count: ids.length,
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
  }
}

/** The list from which files are worked through, with its filters and its page; the desk without one. */
export function backOf(trail = readTrail()): string {
  return trail?.back ?? paths.claimsDesk
}
