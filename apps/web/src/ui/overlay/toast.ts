export type Toast = { id: number; tone: 'success' | 'error' | 'info'; message: string }

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Short messages about what was just done, shown one at a time: the last one, once each failure is closed. */
export const toast = {
  success: (message: string) => push('success', message),
  /** Stays until closed. */
  error: (message: string) => push('error', message),
  info: (message: string) => push('info', message),
}

export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => queue[0],
  close: (id: number) => set(queue.filter((item) => item.id !== id)),
}

function push(tone: Toast['tone'], message: string) {
  // Repeating the same message at once would only be noise.
  if (queue.at(-1)?.message === message) return
  lastId += 1
  // failures stay until they are closed; of the rest, only what was done last is news
  const failures = queue.filter((item) => item.tone === 'error')
  set([...failures, { id: lastId, tone, message }])
}

function set(next: readonly Toast[]) {
  queue = next
  for (const listener of listeners) listener()
}
