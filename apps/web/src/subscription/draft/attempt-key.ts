/** A request body as sent, with its idempotency key. */
export interface Attempt {
  readonly key: string
  readonly body: string
}

/** Reuses the key when the body is the same, so that a retry after a lost reply creates nothing twice. */
export function attemptFor(last: Attempt | null, body: unknown): Attempt {
  const text = JSON.stringify(body)
  return last?.body === text ? last : { key: crypto.randomUUID(), body: text }
}
