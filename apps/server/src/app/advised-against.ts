import { useAdvisedAgainst } from '../contracts/advised-against.service.ts'
import { logFailure } from '../platform/loggable-error.ts'

const POLL_MS = 60_000

/**
 * Reads the operator's list now, and again every minute. Rejects when the first reading fails; later failures are
 * logged.
 */
export async function startAdvisedAgainst(file: string) {
  await useAdvisedAgainst(file)
  const timer = setInterval(() => void useAdvisedAgainst(file).catch(logFailure), POLL_MS).unref()
  return { stop: () => Promise.resolve(clearInterval(timer)) }
}
