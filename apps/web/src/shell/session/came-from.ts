import * as z from 'zod/mini'

/** Navigation state: the page that sent the visitor here. */
export interface CameFrom {
  readonly from: string
}

const schema = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])/)) })

export function cameFrom(path: string, search: string): CameFrom {
  return { from: search ? `${path}?${search}` : path }
}

/** The page named by a navigation state. Anyone may have written it, so only paths of the app count. */
export function readCameFrom(state: unknown): string | null {
  const read = schema.safeParse(state)
  return read.success ? read.data.from : null
}
