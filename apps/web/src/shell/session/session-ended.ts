type Listener = () => void

const listeners = new Set<Listener>()

/** Lets the API tell the session about a 401 without knowing it. */
export const sessionEnded = {
  announce: () => {
    for (const listener of listeners) listener()
  },
  listen: (listener: Listener) => {
    listeners.add(listener)
  },
}
