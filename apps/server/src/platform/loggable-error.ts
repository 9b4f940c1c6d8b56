import { log } from './log.ts'

/** PostgreSQL's errors about a value it can't use, which quote the value in their message. */
const QUOTING = /^22/

/** Tells the operator what went wrong beside any request. */
export function logFailure(error: unknown) {
  log('error', 'failure', { error: loggableError(error) })
}

/** What a log may hold of an error: PostgreSQL's `detail` shows whole rows, names and password hashes included. */
export function loggableError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '' } = error
  if (!('code' in error)) return { type: name, message, stack }
  const code = String(error.code)
  if (!QUOTING.test(code)) return { type: name, message, stack, code }
  return { type: name, message: '', stack: stack.slice(stack.indexOf('\n    at ') + 1), code }
}
