import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { sha256Of } from '../../platform/sha256.ts'
import {
  deleteUnusedDevices,
  isDeviceOf,
  isGivenDevice,
  putDevice,
} from './known-devices.repository.ts'

const NAME = 'sillage-appareil'
/** A device unused for this long becomes unknown again. */
const DAYS = 180

/** Whether a browser has signed in to the account of this address before. This alone grants no access. */
export function isKnownDevice(context: RequestContext<null>, email: string): Promise<boolean> {
  const device = { tokenSha256: sha256Of(tokenOf(context) ?? ''), since: since(context) }
  return isDeviceOf(context.database, { ...device, email })
}

/** The key under which a browser's tries are counted. */
export function deviceKey(context: RequestContext<null>): string {
  return sha256Of(tokenOf(context) ?? '').toString('base64url')
}

/** Makes the browser that signed in a known device of the account. Returns its cookie. */
export async function rememberDevice(
  context: RequestContext<null>,
  accountId: string,
): Promise<string> {
  const { database, now, origin } = context
  const brought = tokenOf(context) ?? ''
  // a token that we did not issue may have been planted
  const isOurs = await isGivenDevice(database, {
    tokenSha256: sha256Of(brought),
    since: since(context),
  })
  const token = isOurs ? brought : randomBytes(32).toString('base64url')
  const at = new Date(now.epochMilliseconds)
  await putDevice(database, { accountId, tokenSha256: sha256Of(token), at })
  const attributes = `Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict`
  return `${nameFor(origin)}=${token}; ${attributes}${origin.startsWith('https:') ? '; Secure' : ''}`
}

export function forgetUnusedDevices(database: Database, now: Temporal.Instant): Promise<void> {
  return deleteUnusedDevices(database, since({ now }))
}

function since({ now }: Pick<RequestContext<null>, 'now'>): Date {
  return new Date(now.subtract({ hours: 24 * DAYS }).epochMilliseconds)
}

function tokenOf({ cookies, origin }: RequestContext<null>): string | null {
  const start = `${nameFor(origin)}=`
  const pair = cookies.split(/; */).find((one) => one.startsWith(start))
  const token = pair?.slice(start.length)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

/** The `__Host-` prefix stops other hosts of the domain from setting it; browsers accept it over HTTPS only. */
function nameFor(origin: string): string {
  return origin.startsWith('https:') ? `__Host-${NAME}` : NAME
}
