import type { Opening } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import * as z from 'zod/mini'

/**
 * Who may call a route: anyone (`public`; a token is not even read); anyone, with the session read if a token is sent
 * (`optional`); any live session; sessions of the listed roles; or sessions of the roles, if any, and of staff with one
 * of the listed capabilities.
 */
export type Access = 'public' | 'optional' | 'signedIn' | readonly Role[] | Opening

/** The names of the roles or capabilities that may call a route. */
export function openedBy(access: Exclude<Access, string>): readonly string[] {
  return 'capabilities' in access ? [...(access.roles ?? []), ...access.capabilities] : access
}

export const STAFF = ['advisor', 'admin'] as const satisfies Access

/** The type of a response that is not JSON: a file, or a picture. */
export type BinaryType =
  | 'application/pdf'
  | 'image/webp'
  | 'text/csv'
  | 'application/zip'
  // a file whose type the response states
  | 'application/octet-stream'

/** A response without an end: server-sent events, read by `live-client.ts`. */
export type EventStream = 'text/event-stream'

/** One call of the API as data: the server mounts it, the client derives its types from it, OpenAPI prints it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the service's base address, with `:name` parameters. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  /** The base address of the web app that serves it, one of three (see decisions on run-time configuration). */
  readonly service?: 'host' | 'questionnaire' | 'emissions'
  readonly query?: z.ZodMiniType
  /** Schema of a JSON body, or `stream` for bytes that are read as they arrive. */
  readonly body?: z.ZodMiniType | 'stream'
  /** Largest accepted body in bytes; 256 KiB by default. */
  readonly bodyLimit?: number
  /**
   * Schema of a JSON response, or the media type of a binary one; `redirect`: opened by a browser, which is redirected.
   */
  readonly reply: z.ZodMiniType | BinaryType | EventStream | 'none' | 'redirect'
  readonly status?: 200 | 201 | 202 | 204
  /**
   * The part of the caller's budget that a call takes; an ordinary one is 1 (about a millisecond of a processor). 0 is
   * never counted.
   */
  readonly weight?: number
  /**
   * Something is signed: a session whose last proof of presence is more than 10 minutes old gets a 403
   * `presence.required`.
   */
  readonly presence?: true
  /** A creation that returns its first response again for a repeated `Idempotency-Key`. */
  readonly idempotent?: boolean
}

export type Room = Readonly<Record<string, Route>>

/** Keeps the literal types of a room's routes while checking them. */
export function room<const R extends Room>(routes: R): R {
  return routes
}

/** The `{ "data": ... }` envelope. */
export function data<const T extends z.ZodMiniType>(schema: T) {
  return z.object({ data: schema })
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<R extends Route> = { readonly [K in ParamNames<R['path']>]: string }
export type Body<R extends Route> = R['body'] extends z.ZodMiniType
  ? z.output<R['body']>
  : R['body'] extends 'stream'
    ? AsyncIterable<Uint8Array>
    : undefined
export type BodyInput<R extends Route> = R['body'] extends z.ZodMiniType
  ? z.input<R['body']>
  : R['body'] extends 'stream'
    ? Blob
    : undefined
export type Query<R extends Route> = R['query'] extends z.ZodMiniType
  ? z.output<R['query']>
  : undefined
export type Reply<R extends Route> = R['reply'] extends z.ZodMiniType
  ? z.output<R['reply']>
  : R['reply'] extends 'redirect' | 'none' | EventStream
    ? undefined
    : Uint8Array<ArrayBuffer>
