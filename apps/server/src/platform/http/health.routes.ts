import type { health } from '@sillage/wire/http/health.ts'
import type { Probe } from '../database/probe.ts'
import type { FileKeeper } from '../files/file-keeper.ts'
import { DomainError } from './domain-error.ts'
import type { Handlers } from './handlers.ts'

interface Needed {
  readonly probe: Probe
  readonly files: FileKeeper
  readonly isLeaving: (() => boolean) | undefined
}

export const healthHandlers = ({ probe, files, isLeaving }: Needed): Handlers<typeof health> => ({
  ready: async () => {
    if (isLeaving?.())
      throw new DomainError({
        status: 503,
        code: 'stopping',
        message: 'Le serveur s’arrête. Réessayez dans quelques instants.',
        retryAfter: 5,
      })
    await Promise.all([probe.check(), files.probe()])
    return { status: 'ready' }
  },
})
