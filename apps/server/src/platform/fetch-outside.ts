import { traceCall } from './tracing/spans.ts'

const MOST_BYTES = 1_000_000

interface Asking {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without a body the request is a GET. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly timeoutMs?: number
}

/** The body of a 200, or null for anything else: too slow, too large, a redirection, another status. */
export function fetchOutside(url: URL, asking: Asking = {}): Promise<string | null> {
  const method = asking.body ? 'POST' : 'GET'
  // only the host name: the path and the query hold personal data such as an address or a name
  const attributes = { 'http.request.method': method, 'server.address': url.hostname }
  return traceCall({ name: `${method} ${url.hostname}`, attributes }, () => ask(url, asking))
}

async function ask(
  url: URL,
  { headers = {}, body, timeoutMs = 10_000 }: Asking,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      // an outside server must not send us elsewhere
      redirect: 'error',
      headers: {
        accept: 'application/json',
        'user-agent': 'Sillage',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      // also ends a body that comes too slowly
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 200 && response.body) return await readBody(response.body)
    await response.body?.cancel()
    return null
  } catch {
    return null
  }
}

/** Stops reading at the limit: the announced length can't be trusted. */
async function readBody(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
