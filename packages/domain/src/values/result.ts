/** What a rule answers: its value, or the reason it refuses. Expected refusals are values; only mistakes are thrown. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** A refusal by a rule: a stable code for programs, a French sentence fit to show, and where it applies. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly path?: string
}

/** The rule holds and gives this value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** The rule refuses, with its reason. */
export function refused<E = Refusal>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
