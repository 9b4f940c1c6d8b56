import { ApiError } from '@sillage/wire/http/client.ts'

/** The server's message, or the specification's when there is none (section 8). */
export function failureText(failure: Error, otherwise: string): string {
  return (failure instanceof ApiError && failure.problem?.message) || otherwise
}
