import type { health } from '@sillage/wire/health.ts'
import type { Probe } from '../database/probe.ts'
import { DomainError } from './domain-error.ts'
import type { Handlers } from './mount.ts'

export const healthHandlers = (probe: Probe, isLeaving = () => false): Handlers<typeof health> => ({
  ready: async () => {
    if (isLeaving())
      throw new DomainError({
        status: 503,
        code: 'stopping',
        message: 'Le serveur s’arrête. Réessayez dans quelques instants.',
        retryAfter: 5,
      })
    await probe.check()
    return { status: 'ready' }
  },
})
