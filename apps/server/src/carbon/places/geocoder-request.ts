const TIMEOUT_MS = 3000
const MOST_BYTES = 1_000_000
const LIMIT = '8'

/**
 * Where a text is asked for. An address whose path ends in `api` is a Photon, any other a Nominatim;
 * the text becomes a parameter and nothing else, so that it can't choose another host.
 */
export function addressOf(base: string, text: string): URL {
  const url = new URL(base)
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/api')) {
    setParameters(url, { q: text, lang: 'fr', limit: LIMIT, layer: 'city' })
    return url
  }
  url.pathname = path.endsWith('/search') ? path : `${path}/search`
  setParameters(url, {
    q: text,
    format: 'jsonv2',
    'accept-language': 'fr',
    addressdetails: '1',
    featureType: 'city',
    limit: LIMIT,
  })
  return url
}

function setParameters({ searchParams }: URL, parameters: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value)
}

/** The body of a 200, or null: too slow, too large, elsewhere, or any other answer. */
export async function fetchText(url: URL): Promise<string | null> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      headers: { accept: 'application/json', 'user-agent': 'Sillage' },
      // it also ends a body that comes too slowly
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 200 && response.body) return await readBody(response.body)
    await response.body?.cancel()
    return null
  } catch {
    return null
  }
}

/** Stops reading at the limit: a length announced in a header is only a promise. */
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
