/** How long a proof of presence lasts, in minutes; a code sent by mail for one lasts as long. */
export const PRESENCE_MINUTES = 10

/** How many wrong tries a six-digit code allows. */
export const PRESENCE_CODE_TRIES = 5

interface Proof {
  /** When the person last signed in, or gave the password, a passkey or a code. */
  readonly provedAt: Temporal.Instant
  readonly now: Temporal.Instant
}

/**
 * Whether the holder of a session may sign: they proved who they are at most 10 minutes ago, to the millisecond. A
 * proof dated slightly in the future, by the clock of another server, counts.
 */
export function isPresent({ provedAt, now }: Proof): boolean {
  return now.epochMilliseconds - provedAt.epochMilliseconds <= PRESENCE_MINUTES * 60_000
}
