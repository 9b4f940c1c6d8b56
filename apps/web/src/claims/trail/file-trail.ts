import { paths } from '@sillage/wire/addresses.ts'
import { unsent } from '../../shell/session/unsent.ts'

const KEY = 'files'
const OPENED = 'file'
/** The search parameter of the desk's page. */
export const PAGE_NAME = 'page'

/** The list of claims being worked through: its URL, and the ids in their order when it was opened. */
export interface FileTrail {
  readonly back: string
  readonly ids: readonly string[]
}

/** Stores the list for this tab: a handled claim leaves the desk, but must not change which one is next. */
export function keepTrail({ back, ids }: FileTrail): void {
  unsent.write(KEY, [back, ...ids].join('\n'))
}

/** The list stored for this tab; null when none was opened. */
export function readTrail(): FileTrail | null {
  const [back, ...ids] = unsent.read(KEY)?.split('\n') ?? []
  return back?.startsWith('/') ? { back, ids } : null
}

/** Records the opened claim, so that its row is selected on return to the list. */
export function noteOpened(id: string): void {
  unsent.write(OPENED, id)
}

export function lastOpened(): string | null {
  return unsent.read(OPENED)
}

/** The position of a claim in the list, from 1, with its neighbours; null when it isn't in it. */
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

/** The URL of the list being worked through, with its filters and page; the desk's when there is none. */
export function backOf(trail = readTrail()): string {
  return trail?.back ?? paths.claimsDesk
}

/** Claims per page of the desk. */
export const PAGE_OF_DESK = 25

/**
 * Whether the list may have another page in that direction: only the desk has pages, and a page that isn't full is
 * the last.
 */
export function hasPage({ back, ids }: FileTrail, step: 1 | -1): boolean {
  const [path, search] = back.split('?')
  if (path !== paths.claimsDesk) return false
  return step === 1
    ? ids.length >= PAGE_OF_DESK
    : Number(new URLSearchParams(search).get(PAGE_NAME)) > 1
}
