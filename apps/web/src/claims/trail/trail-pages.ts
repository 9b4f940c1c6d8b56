import { paths } from '@sillage/wire/addresses.ts'
import { type DeskView, deskPath, PAGE_OF_DESK, readDesk } from '../desk/desk-view.ts'
import type { FileTrail } from './file-trail.ts'

type ReadPage = (view: DeskView) => Promise<readonly string[]>

/**
 * Whether the list may have another page in that direction: only the desk has pages, and a page that isn't full is
 * the last.
 */
export function hasPage({ back, ids }: FileTrail, step: 1 | -1): boolean {
  const view = viewOf(back)
  return view !== null && (step === 1 ? ids.length >= PAGE_OF_DESK : view.page > 1)
}

/**
 * The claims of the next or previous page of the desk, and the first one to open; null when there is none. Going
 * forward, it first reloads the current page: handled claims have left it, so others have moved up.
 */
export async function turnPage(
  trail: FileTrail,
  { step, readPage }: { readonly step: 1 | -1; readonly readPage: ReadPage },
): Promise<{ readonly trail: FileTrail; readonly id: string } | null> {
  const view = viewOf(trail.back)
  if (!view) return null
  const pages = step === 1 ? [view.page, view.page + 1] : [view.page - 1]
  for (const page of pages) {
    const ids = page < 1 ? [] : await readPage({ ...view, page })
    const unseen = ids.filter((id) => !trail.ids.includes(id))
    const id = step === 1 ? unseen[0] : unseen.at(-1)
    if (id) return { trail: { back: deskPath({ ...view, page }), ids }, id }
  }
  return null
}

function viewOf(back: string): DeskView | null {
  const [path, search = ''] = back.split('?')
  return path === paths.claimsDesk ? readDesk(search) : null
}
