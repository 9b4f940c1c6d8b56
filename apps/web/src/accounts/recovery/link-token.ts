/** The token that a link in an e-mail carries after `#`, so that it never appears in a request. Read when needed. */
export function readLinkToken(): string {
  // the server never receives the fragment
  if (import.meta.env.SSR) return ''
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}
