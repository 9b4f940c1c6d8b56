/** Replies the document requested while the script was loading, by URL; set by the server's `READER_SCRIPT`. */
interface EarlyReads {
  readonly token: string | null
  /** Null when the request got no reply. */
  readonly answers: Map<string, Promise<Response | null>>
}

declare global {
  var earlyReads: EarlyReads | undefined
}

/** After this, in ms, an early reply is too old to use. */
const FRESH_MS = 15_000

/** The early reply to exactly this request, usable once; null when the document didn't request it. */
export async function takeEarlyRead(
  address: RequestInfo | URL,
  init: RequestInit | undefined,
  sinceOpenedMs = performance.now(),
): Promise<Response | null> {
  const early = globalThis.earlyReads
  if (!early || typeof address !== 'string' || init?.method !== 'GET') return null
  const answer = early.answers.get(address)
  early.answers.delete(address)
  const token = early.token ? `Bearer ${early.token}` : null
  const isSame = new Headers(init.headers).get('authorization') === token
  return answer && isSame && sinceOpenedMs < FRESH_MS ? answer : null
}
