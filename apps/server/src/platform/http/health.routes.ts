import type { health } from '@sillage/wire/health.ts'
import type { Probe } from '../database/probe.ts'
import type { Handlers } from './mount.ts'

export const healthHandlers = (probe: Probe): Handlers<typeof health> => ({
  ready: async () => {
    await probe.check()
    return { status: 'ready' }
  },
})
