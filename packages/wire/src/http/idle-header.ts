/** On every answer to a session: the seconds that it lives without another call. */
export const IDLE_HEADER = 'x-session-idle'
