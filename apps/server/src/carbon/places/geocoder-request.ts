const LIMIT = '8'

/**
 * The address to search a text at. A path ending in `api` means Photon, any other Nominatim. The text is only ever a
 * query parameter, so it can't change the host.
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
