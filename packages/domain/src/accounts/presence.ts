/** How long a proof of presence holds, in minutes; a code sent by mail to give one holds as long. */
export const PRESENCE_MINUTES = 10

/** Wrong tries that a code of six digits bears. */
export const PRESENCE_CODE_TRIES = 5

interface Proof {
  /** When the person last signed in, or gave the password, a passkey or a code. */
  readonly provedAt: Temporal.Instant
  readonly now: Temporal.Instant
}

/**
 * Whether whoever holds a session may sign: the last proof that it is its person is 10 minutes old at most, to the
 * millisecond. One from the clock of another server, a moment ahead, holds.
 */
export function isPresent({ provedAt, now }: Proof): boolean {
  return now.epochMilliseconds - provedAt.epochMilliseconds <= PRESENCE_MINUTES * 60_000
}
