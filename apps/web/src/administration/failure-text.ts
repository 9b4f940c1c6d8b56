import { ApiError } from '@sillage/wire/http/client.ts'

/** The sentence of the server, or the one the specification gives when there is none (section 8). */
export function failureText(failure: Error, otherwise: string): string {
  return (failure instanceof ApiError && failure.problem?.message) || otherwise
}
