/** On every response to a session: the seconds until it expires without another call. */
export const IDLE_HEADER = 'x-session-idle'

/**
 * On every response to a session: the last live event that the server knew before it read what it answers; 0 while it
 * follows none. Whoever follows the events after it misses no change of what was read.
 */
export const LIVE_HEADER = 'x-live-position'
