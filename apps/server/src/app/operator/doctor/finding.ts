/** The result of a check: fine, to watch, or to fix before serving anybody. */
export interface Finding {
  readonly state: 'well' | 'watch' | 'fault'
  readonly topic: string
  readonly sentence: string
}

export const well = (topic: string, sentence: string): Finding => ({
  state: 'well',
  topic,
  sentence,
})
export const watch = (topic: string, sentence: string): Finding => ({
  state: 'watch',
  topic,
  sentence,
})
export const fault = (topic: string, sentence: string): Finding => ({
  state: 'fault',
  topic,
  sentence,
})

/** `ENOTFOUND`, `CERT_HAS_EXPIRED`: the code that an operator can look up, without the message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if ('code' in error) return String(error.code)
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
