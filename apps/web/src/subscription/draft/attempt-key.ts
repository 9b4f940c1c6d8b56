/** A body as it was sent, and the key under which it was. */
export interface Attempt {
  readonly key: string
  readonly body: string
}

/** The same body goes again under the same key, so that a retry after a lost answer creates nothing twice. */
export function attemptFor(last: Attempt | null, body: unknown): Attempt {
  const text = JSON.stringify(body)
  return last?.body === text ? last : { key: crypto.randomUUID(), body: text }
}
