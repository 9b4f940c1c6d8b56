import { createSigner, createVerifier } from 'fast-jwt'
import * as z from 'zod/mini'
import { keyFor } from '../../platform/keys.ts'
import type { Departure } from './identity-provider.ts'

const SECONDS = 600
const NAME = 'sillage-depart'

/** The signed cookie that a browser holds while it is at the provider, for ten minutes. */
export interface DepartureCookies {
  write(departure: Departure, origin: string, now: Temporal.Instant): string
  read(cookies: string, origin: string, now: Temporal.Instant): Departure | null
}

const content = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  exp: z.number(),
})

/** Signed with a separate key, so that none of our tokens can be used in place of another. */
export function createDepartureCookies(secret: string): DepartureCookies {
  const key = keyFor('departures', secret)
  const sign = createSigner({ key, algorithm: 'HS256' })
  // we check the expiry against our own clock
  const verify = createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true })
  return {
    write(departure, origin, now) {
      const exp = Math.floor(now.epochMilliseconds / 1000) + SECONDS
      const value = sign({ ...departure, exp })
      const isSecure = origin.startsWith('https:')
      // Lax, because the browser comes back from another site
      const attributes = `Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`
      return `${nameFor(origin)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`
    },

    read(cookies, origin, now) {
      const start = `${nameFor(origin)}=`
      const pair = cookies.split(/; */).find((one) => one.startsWith(start))
      if (pair === undefined || pair.length > 4096) return null
      try {
        const { exp, ...departure } = content.parse(verify(pair.slice(start.length)))
        return exp * 1000 > now.epochMilliseconds ? departure : null
      } catch {
        return null
      }
    },
  }
}

/** The `__Host-` prefix stops other hosts of the domain from setting it; browsers accept it over HTTPS only. */
function nameFor(origin: string): string {
  return origin.startsWith('https:') ? `__Host-${NAME}` : NAME
}
