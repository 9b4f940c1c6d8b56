/** What a log may hold of an error: PostgreSQL's `detail` shows whole rows, names and password hashes included. */
export function loggableError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '' } = error
  return { type: name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) }
}
