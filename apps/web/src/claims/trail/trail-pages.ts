import { paths } from '@sillage/wire/addresses.ts'
import { deskApi } from '../claims-desk-api.ts'
import { type DeskView, deskPath, deskQuery, readDesk } from '../desk/desk-view.ts'
import type { FileTrail } from './file-trail.ts'

type ReadPage = (view: DeskView) => Promise<readonly string[]>

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

/** The claims of a page of the desk, as the server has them now. */
export async function readDeskPage(view: DeskView): Promise<string[]> {
  const { data } = await deskApi.search({ query: { ...deskQuery(view), rows_only: 'yes' } })
  return data.claims.map(({ claim_id: id }) => id)
}
