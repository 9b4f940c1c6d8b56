type Listener = () => void

const listeners = new Set<Listener>()

/** Lets the API client report a 401 to the session without depending on it. */
export const sessionEnded = {
  announce: () => {
    for (const listener of listeners) listener()
  },
  listen: (listener: Listener) => {
    listeners.add(listener)
  },
}
