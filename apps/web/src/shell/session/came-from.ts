import * as v from 'valibot'

/** Navigation state: the page that sent the visitor here. */
export interface CameFrom {
  readonly from: string
}

const schema = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })

export function cameFrom(path: string, search: string): CameFrom {
  return { from: search ? `${path}?${search}` : path }
}

/** The page named by a navigation state. Anyone may have written it, so only paths of the app count. */
export function readCameFrom(state: unknown): string | null {
  const read = v.safeParse(schema, state)
  return read.success ? read.output.from : null
}
