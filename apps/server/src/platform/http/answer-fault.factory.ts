import { isDeepStrictEqual } from 'node:util'
import { problem } from '@sillage/wire/http/problem.ts'
import type { Route } from '@sillage/wire/http/route.ts'

export interface Answered {
  readonly status: number
  readonly type: string | null
  /** Null for a stream, which has no end. */
  readonly text: string | null
}

const ENGLISH = /\b(invalid|expected|received|required|must|error|unexpected|too)\b/i

/** What is wrong with a failure or a refusal; null for a problem in French, and for a success. */
export function refusalFault({ status, type, text }: Answered): string | null {
  if (status >= 500) return `a failure, ${status}`
  if (status < 400 || text === null) return null
  if (type !== 'application/problem+json') return `a refusal as ${type}`
  const refusal = problem.safeParse(JSON.parse(text))
  if (!refusal.success || refusal.data.status !== status) return 'a refusal that is no problem'
  const { message, errors = [] } = refusal.data
  const english = [message, ...errors.map((one) => one.message)].find((one) => ENGLISH.test(one))
  return english === undefined ? null : `a refusal that is not in French: ${english}`
}

/** The same, plus what a successful answer has that its schema lacks. */
export function answerFault({ reply }: Route, answer: Answered): string | null {
  const { status, text } = answer
  if (status >= 300 || text === null || typeof reply === 'string') return refusalFault(answer)
  const body: unknown = JSON.parse(text)
  const read = reply.safeParse(body)
  if (!read.success) return `an answer that is not of its schema: ${read.error.message}`
  // a schema drops unknown fields: a secret in a row sent whole would go unnoticed
  return isDeepStrictEqual(read.data, body)
    ? null
    : `an answer with more than its schema: ${text.slice(0, 300)}`
}
