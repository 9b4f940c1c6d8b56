import { ApiError } from '@sillage/wire/http/client.ts'

/** The calculator's error about each trip, by index in the list. */
export function tripProblems(failure: Error | null): ReadonlyMap<number, string> {
  const errors = failure instanceof ApiError ? (failure.problem?.errors ?? []) : []
  return new Map(
    errors.flatMap(({ path, message }) => {
      const index = /^trips\[(\d+)\]/.exec(path)?.[1]
      return index === undefined ? [] : [[Number(index), message] as const]
    }),
  )
}
