import { paths } from '@sillage/wire/addresses.ts'
import { type DeskView, deskPath, PAGE_OF_DESK, readDesk } from '../desk/desk-view.ts'
import type { FileTrail } from './file-trail.ts'

type ReadPage = (view: DeskView) => Promise<readonly string[]>

/** Whether the list may go on before or after its page: only that of the desk has pages, and one that is not full is the last. */
export function hasPage({ back, ids }: FileTrail, step: 1 | -1): boolean {
  const view = viewOf(back)
  return view !== null && (step === 1 ? ids.length >= PAGE_OF_DESK : view.page > 1)
}

/**
 * The files after or before those of a page of the desk, and which one comes next; null when there is none. After it,
 * the page is read again first: what was handled has left it, and others have moved up.
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
