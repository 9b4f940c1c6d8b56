/** Which rows of a list. */
export interface Page {
  readonly limit: number
  readonly offset: number
}

export interface PageAsked {
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
