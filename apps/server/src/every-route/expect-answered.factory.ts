import { expect } from 'vitest'
import { type Answered, refusalFault } from '../platform/http/answer-fault.factory.ts'

/** Expects a success or a refusal with a problem in French, never a failure. */
export function expectAnswered(answer: Answered, sent: string) {
  const note = `${sent.slice(0, 300)} -> ${answer.status} ${answer.text?.slice(0, 300)}`
  expect(refusalFault(answer), note).toBeNull()
}
