import { accounts } from '@sillage/wire/accounts/accounts.ts'
import { type Client, type ClientOptions, createClient } from '@sillage/wire/http/client.ts'
import { readProblem } from '@sillage/wire/http/read-problem.ts'
import type { Room } from '@sillage/wire/http/route.ts'
import { isFollowing, noteRead } from '../notifications/live-position.ts'
import { askForPresence } from '../session/presence-asked.ts'
import { noteCall } from '../session/session-clock.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { storedToken } from '../session/token.ts'
import { config } from './config.ts'
import { takeEarlyRead } from './early-reads.ts'

const options: ClientOptions = {
  bases: config,
  token: storedToken,
  failsWithoutToken: true,
  fetch: fetchForSession,
}

// during sign-in the stored token may be expired or another person's
const anonymous: ClientOptions = { ...options, token: () => null }

/** The calls that open, read and end a session. They throw `ApiError`. */
export const accountsApi = {
  ...createClient(accounts, options),
  ...createClient({ login: accounts.login }, anonymous),
}

/** Ends the session of a token that this browser no longer holds. */
export function endSession(token: string): Promise<void> {
  return createClient({ end: accounts.logout }, { bases: config, token: () => token }).end()
}

/**
 * A typed client for the calls of a room. They throw `ApiError`; each client is loaded with the screens that use it.
 */
export function clientOf<const R extends Room>(room: R, send?: typeof fetch): Client<R> {
  return createClient(
    room,
    send ? { ...options, fetch: (...sent) => fetchForSession(...sent, send) } : options,
  )
}

/**
 * Throws away replies to a session that has ended meanwhile, since another person may have signed in. A 401 ends the
 * current session; a request refused for lack of a proof of presence waits for it and is sent again.
 */
async function fetchForSession(
  address: RequestInfo | URL,
  init?: RequestInit,
  send = fetch,
): Promise<Response> {
  const sent = new Headers(init?.headers).has('authorization') ? storedToken() : null
  const wasFollowing = isFollowing()
  const early = await takeEarlyRead(address, init)
  const answer = early ?? (await send(address, init))
  if (sent && sent !== storedToken()) throw new DOMException('The session has ended', 'AbortError')
  if (sent) noteCall(answer)
  if (sent && (early || !wasFollowing)) noteRead(answer)
  if (sent && answer.status === 401) sessionEnded.announce()
  // repeats the identical request, with the same idempotency key
  if (sent && (await wantsPresence(answer)) && (await askForPresence()))
    return fetchForSession(address, init, send)
  return answer
}

async function wantsPresence(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false
  return (await readProblem(answer.clone()))?.code === 'presence.required'
}
