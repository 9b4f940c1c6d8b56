/** On every response to a session: the seconds until it expires without another call. */
export const IDLE_HEADER = 'x-session-idle'
