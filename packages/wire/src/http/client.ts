import { FAILURES } from '../refusals.messages.ts'
import type { Problem } from './problem.ts'
import { readProblem } from './read-problem.ts'
import type { BodyInput, Params, Query, Reply, Room, Route } from './route.ts'

/** A failed call: a problem from the server, or no response at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null

  constructor(failure: {
    status: number
    message: string
    problem: Problem | null
    retryAfter: number | null
  }) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = failure.status
    this.problem = failure.problem
    this.retryAfter = failure.retryAfter
  }
}

type PartOf<Key extends string, T> = undefined extends T
  ? unknown
  : Record<never, never> extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T }

export type CallInput<R extends Route> = PartOf<'params', Params<R>> &
  PartOf<'query', Query<R>> &
  PartOf<'body', BodyInput<R>> & {
    readonly signal?: AbortSignal | undefined
    /**
     * Repeating the same key and body within 24 h returns the first response. A new key is drawn for each call by
     * default.
     */
    readonly idempotencyKey?: string | undefined
  }

export type Call<R extends Route> =
  // a route without parameters, query or body is called without an argument
  Record<never, never> extends CallInput<R>
    ? (input?: CallInput<R>) => Promise<Reply<R>>
    : (input: CallInput<R>) => Promise<Reply<R>>

export type Client<R extends Room> = { readonly [K in keyof R]: Call<R[K]> }

export interface ClientOptions {
  /** Base address of each service, without a trailing slash. */
  readonly bases: {
    readonly host: string
    readonly questionnaire: string
    readonly emissions: string
  }
  readonly token: () => string | null
  /** Called at every 401, before the error is thrown. */
  readonly onUnauthorized?: (() => void) | undefined
  /** Without a token, calls that need a session fail here: 'No token found' (specification, section 7). */
  readonly failsWithoutToken?: boolean
  readonly fetch?: typeof globalThis.fetch
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
}

/** Returns a typed function for each route of a room; each rejects with ApiError. */
export function createClient<R extends Room>(rooms: R, options: ClientOptions): Client<R> {
  const calls = Object.entries(rooms).map(([name, route]) => [
    name,
    (input: LooseInput = {}) => send(route, input, options),
  ])
  // the entries carry exactly the room's keys; Object.fromEntries can't express it
  return Object.fromEntries(calls) as Client<R>
}

async function send(route: Route, input: LooseInput, options: ClientOptions): Promise<unknown> {
  const needsSession = route.access !== 'public' && route.access !== 'optional'
  if (options.failsWithoutToken && needsSession && !options.token())
    throw new Error('No token found')
  const answer = await request(route, input, options)
  if (answer.status === 401) options.onUnauthorized?.()
  if (!answer.ok) throw await failureOf(answer)
  if (route.reply === 'none' || route.reply === 'redirect') return undefined
  // a connection lost midway is not an answer: a page being left must not take it for a refusal
  if (typeof route.reply === 'string')
    return new Uint8Array(await heard(() => answer.arrayBuffer(), input.signal))
  return JSON.parse(await heard(() => answer.text(), input.signal))
}

/** What the network gives; without it, and unless the call was given up, an error of status 0. */
async function heard<T>(listen: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await listen()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({
      status: 0,
      message: FAILURES.noAnswer,
      problem: null,
      retryAfter: null,
    })
  }
}

async function request(route: Route, input: LooseInput, options: ClientOptions) {
  const headers: Record<string, string> = {}
  const token = options.token()
  if (token) headers['authorization'] = `Bearer ${token}`
  const isStream = route.body === 'stream'
  if (input.body !== undefined)
    headers['content-type'] = isStream ? 'application/octet-stream' : 'application/json'
  if (route.idempotent) headers['idempotency-key'] = input.idempotencyKey ?? crypto.randomUUID()
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' }
  // the type of the body is checked at the call: a Blob for a stream
  if (input.body !== undefined)
    init.body = isStream ? (input.body as Blob) : JSON.stringify(input.body)
  if (input.signal) init.signal = input.signal
  return heard(() => (options.fetch ?? fetch)(addressOf(route, input, options), init), input.signal)
}

function addressOf(route: Route, input: LooseInput, options: ClientOptions): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<string | number | boolean | undefined>(
    input.query ?? {},
  ))
    if (value !== undefined) query.set(name, String(value))
  const search = query.size > 0 ? `?${query.toString()}` : ''
  return `${options.bases[route.service ?? 'host']}${path}${search}`
}

async function failureOf(answer: Response): Promise<ApiError> {
  const problem = await readProblem(answer)
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return new ApiError({
    status: answer.status,
    message: problem?.message ?? FAILURES.failed,
    problem,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}
