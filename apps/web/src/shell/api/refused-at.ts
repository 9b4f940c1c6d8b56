import { ApiError } from '@sillage/wire/http/client.ts'

/** Why the server refused one field of a call; undefined when it refused none, or another. */
export function refusedAt(error: Error | null, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.problem?.errors?.find((one) => one.path === path)?.message
}
