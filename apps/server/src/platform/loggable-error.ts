import { log } from './log.ts'

/** PostgreSQL's data errors (class 22), whose message quotes the value. */
const QUOTING = /^22/

/** Logs a failure that belongs to no request. */
export function logFailure(error: unknown) {
  log('error', 'failure', { error: loggableError(error) })
}

/**
 * The parts of an error that may be logged. Not PostgreSQL's `detail`, which shows whole rows, including names and
 * password hashes.
 */
export function loggableError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '' } = error
  if (!('code' in error)) return { type: name, message, stack }
  const code = String(error.code)
  if (!QUOTING.test(code)) return { type: name, message, stack, code }
  return { type: name, message: '', stack: stack.slice(stack.indexOf('\n    at ') + 1), code }
}
