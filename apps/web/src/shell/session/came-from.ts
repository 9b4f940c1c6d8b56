import * as z from 'zod/mini'

/** In the navigation state: the page that sent the visitor here. */
export interface CameFrom {
  readonly from: string
}

const schema = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])/)) })

export function cameFrom(path: string, search: string): CameFrom {
  return { from: search ? `${path}?${search}` : path }
}

/** The page that a navigation state names, which anyone may have written: only an address of the app counts. */
export function readCameFrom(state: unknown): string | null {
  const read = schema.safeParse(state)
  return read.success ? read.data.from : null
}
