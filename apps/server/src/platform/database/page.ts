/** A slice of a list. */
export interface Page {
  readonly limit: number
  readonly offset: number
}

interface PageAsked {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

const USUAL_LIMIT = 20

/** The page that a call asks for; null when it asks for the whole list. */
export function pageOf({ page, limit }: PageAsked): Page | null {
  if (page === undefined && limit === undefined) return null
  const size = limit ?? USUAL_LIMIT
  return { limit: size, offset: ((page ?? 1) - 1) * size }
}

/** The most rows returned when the whole list is asked for: the newest, with a link to the next. */
const NEWEST = 1000
/** Page size of that link. */
const NEXT_LIMIT = 100

/** One page of a list, or its newest rows when no page is asked for; links to the next page while there is one. */
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
