import { ApiError } from '@sillage/wire/http/client.ts'
import { FAILED } from './failure.messages.ts'

/** What to show of a failed call: the sentence of the server, or one of our own. */
export function failureText(failure: unknown, otherwise: string = FAILED): string {
  return failure instanceof ApiError ? failure.message : otherwise
}

/** The sentences of the server about fields of a form; their paths may be pointers. */
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
