import { setTimeout as sleep } from 'node:timers/promises'
import type { health } from '@sillage/wire/http/health.ts'
import type { Probe } from '../database/probe.ts'
import type { FileKeeper } from '../files/file-keeper.ts'
import { DomainError } from './domain-error.ts'
import type { Handlers } from './handlers.ts'
import { toDomainError } from './problems.ts'

const PATIENCE_MS = 3000

/** What a server depends on. */
export interface Examined {
  readonly probe: Probe
  readonly files: FileKeeper
}

interface Needed extends Examined {
  readonly isLeaving: (() => boolean) | undefined
}

export const healthHandlers = ({ probe, files, isLeaving }: Needed): Handlers<typeof health> => ({
  live: async () => ({ status: 'live' }),
  ready: async () => {
    if (isLeaving?.())
      throw new DomainError({
        status: 503,
        code: 'stopping',
        message: 'Le serveur s’arrête. Réessayez dans quelques instants.',
        retryAfter: 5,
      })
    const { database, disk, objects } = await examine({ probe, files })
    const failed = Object.entries({ database, disk, objects })
    const failing = failed.flatMap(([name, error]) => (error === null ? [] : [name]))
    // without its object store a server still does everything but files, so it stays in service
    const cause = database ?? disk
    if (cause === null) return { status: 'ready', failing: objects === null ? [] : ['objects'] }
    const refusal = toDomainError(cause)
    if (!refusal) throw cause
    const { code, message } = refusal
    throw new DomainError({ status: 503, code, message, extra: { failing }, retryAfter: 5 })
  },
})

/** The current failure of each dependency, or null. */
export async function examine({ probe, files }: Examined) {
  const [database, disk, objects] = await Promise.all([
    failureOf(probe.check()),
    failureOf(files.probe()),
    failureOf(Promise.race([files.probeStore(), silence()])),
  ])
  return { database, disk, objects }
}

/** Gives up on a store that responds more slowly than health checks wait. */
async function silence() {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  throw new Error('The store of objects says nothing')
}

const failureOf = (check: Promise<unknown>): Promise<Error | null> =>
  check.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
