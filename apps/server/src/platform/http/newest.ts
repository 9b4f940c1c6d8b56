import { type Page, type PageAsked, pageOf } from '../database/page.ts'
import type { RequestContext } from './request-context.ts'

/** What a list answers that is asked for whole: its newest rows, and a link to the next. */
const NEWEST = 1000
/** Rows of a page to which that link leads. */
const NEXT_LIMIT = 100

/** One page of a list, or its newest rows when none is asked for; the answer links to the next while there is one. */
export async function readNewest<Row>(
  { linkNext }: Pick<RequestContext, 'linkNext'>,
  asked: PageAsked,
  find: (page: Page) => Promise<Row[]>,
): Promise<Row[]> {
  const page = pageOf(asked)
  const { limit, offset } = page ?? { limit: NEWEST, offset: 0 }
  const rows = await find({ limit: limit + 1, offset })
  if (rows.length > limit) {
    const size = page ? limit : NEXT_LIMIT
    linkNext({ page: (offset + limit) / size + 1, limit: size })
  }
  return rows.slice(0, limit)
}
