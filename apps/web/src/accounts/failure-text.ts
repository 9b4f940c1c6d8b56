import { ApiError } from '@sillage/wire/http/client.ts'
import { FAILED } from './failure.messages.ts'

/** The text to show for a failed call: the server's message, or `otherwise`. */
export function failureText(failure: unknown, otherwise: string = FAILED): string {
  return failure instanceof ApiError ? failure.message : otherwise
}

/** The server's messages about form fields, by field name. Error paths may be JSON pointers. */
export function fieldFailures<Name extends string>(
  failure: unknown,
  names: readonly Name[],
): { readonly [Field in Name]?: string } {
  const found: { [Field in Name]?: string } = {}
  if (!(failure instanceof ApiError)) return found
  for (const { path, message } of failure.problem?.errors ?? []) {
    const name = names.find((one) => one === path.split(/[./]/).at(-1))
    if (name !== undefined) found[name] ??= message
  }
  return found
}
