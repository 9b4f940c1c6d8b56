/**
 * The result of a rule: its value, or the reason for a refusal. Expected refusals are values; only errors are thrown.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** A refusal by a rule: a stable code for programs, a French sentence to show, and where it applies. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly path?: string
}

/** A result with a value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** A refusal, with its reason. */
export function refused<E = Refusal>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
