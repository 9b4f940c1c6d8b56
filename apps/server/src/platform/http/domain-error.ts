import type { Refusal } from '@sillage/domain/values/result.ts'

/** Statuses of an expected refusal; any other error is a 500 that shows only a request id. */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** An expected refusal to send to the client, with a French sentence fit to show. */
export class DomainError extends Error {
  readonly status: RefusalStatus
  readonly code: string
  readonly errors: readonly { path: string; message: string }[]
  /** Further members of the problem document. */
  readonly extra: Readonly<Record<string, unknown>>
  readonly retryAfter: number | null

  constructor(refusal: {
    status: RefusalStatus
    code: string
    message: string
    errors?: readonly { path: string; message: string }[]
    extra?: Readonly<Record<string, unknown>>
    retryAfter?: number
  }) {
    super(refusal.message)
    this.status = refusal.status
    this.code = refusal.code
    this.errors = refusal.errors ?? []
    this.extra = refusal.extra ?? {}
    this.retryAfter = refusal.retryAfter ?? null
  }
}

/** The error for a domain rule's refusal: 422 by default. */
export function refuse(refusal: Refusal, status: RefusalStatus = 422): DomainError {
  return refuseAll([refusal], status)
}

/** The same for several refusals: the first gives the code and the sentence, each is listed with its field. */
export function refuseAll(refusals: readonly Refusal[], status: RefusalStatus = 422): DomainError {
  const [first] = refusals
  if (!first) throw new RangeError('Refused without a refusal')
  const errors = refusals.flatMap(({ path, message }) => (path ? [{ path, message }] : []))
  return new DomainError({ status, code: first.code, message: first.message, errors })
}

/** Absent *or not yours*: the same answer, so that ids can't be probed. */
export function notFound(): DomainError {
  return new DomainError({
    status: 404,
    code: 'not_found',
    message: 'Élément introuvable.',
  })
}

export function unauthorized(message = 'Votre session a pris fin. Reconnectez-vous.'): DomainError {
  return new DomainError({ status: 401, code: 'session.required', message })
}

export function forbidden(): DomainError {
  return new DomainError({
    status: 403,
    code: 'forbidden',
    message: 'Votre rôle ne permet pas cette action.',
  })
}
