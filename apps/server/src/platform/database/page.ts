/** Which rows of a list. */
export interface Page {
  readonly limit: number
  readonly offset: number
}

interface PageAsked {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

const USUAL_LIMIT = 20

/** The page that a call asks for; null when it asks for none, and means the whole list. */
export function pageOf({ page, limit }: PageAsked): Page | null {
  if (page === undefined && limit === undefined) return null
  const size = limit ?? USUAL_LIMIT
  return { limit: size, offset: ((page ?? 1) - 1) * size }
}

/** What a list answers that is asked for whole: its newest rows, and a link to the next. */
const NEWEST = 1000
/** Rows of a page to which that link leads. */
const NEXT_LIMIT = 100

/** One page of a list, or its newest rows when none is asked for; the answer links to the next while there is one. */
export async function readNewest<Row>(
  { linkNext }: { readonly linkNext: (next: { page: number; limit: number }) => void },
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
