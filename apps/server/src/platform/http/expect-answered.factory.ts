import { problem } from '@sillage/wire/problem.ts'
import { expect } from 'vitest'

export interface Answered {
  readonly status: number
  readonly type: string | null
  readonly text: string
}

const ENGLISH = /\b(invalid|expected|received|required|must|error|unexpected|too)\b/i
/** A name of the wire, as `dateIncident` or `new_end_date`: `errors` alone may tell it. */
const WIRE_NAME = /Champ «|\b[a-z]+(?:[A-Z]|_[a-z])\w*/

/** Done as asked, or refused with a problem in French; never a failure. */
export function expectAnswered({ status, type, text }: Answered, sent: string) {
  const note = `${sent.slice(0, 300)} -> ${status} ${text.slice(0, 300)}`
  expect(status, note).toBeLessThan(500)
  if (status < 400) return
  expect(type, note).toBe('application/problem+json')
  const refusal = problem.parse(JSON.parse(text))
  expect(refusal.message, note).not.toMatch(WIRE_NAME)
  for (const message of [refusal.message, ...(refusal.errors ?? []).map((one) => one.message)])
    expect(message, note).not.toMatch(ENGLISH)
}
