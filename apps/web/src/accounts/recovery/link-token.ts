/** What the link of a mail carries behind `#`, read when it is needed: it stays out of every request. */
export function readLinkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}
