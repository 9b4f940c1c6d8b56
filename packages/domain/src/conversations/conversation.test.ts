import { expect, test } from 'vitest'
import { conversationState, mayClose, type Turn, turnAfter } from './conversation.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}:00Z`)
const customer = (time: string) => ({ isTeam: false, at: at(time) })
const team = (time: string) => ({ isTeam: true, at: at(time) })
const begun: Turn = { waitingSince: at('09:00'), closedAt: null }

test('it waits for us from the first message without an answer', () => {
  const insisted = turnAfter(begun, customer('11:00'))
  expect(insisted).toEqual(begun)
  expect(conversationState(insisted)).toBe('waiting')
})

test('an answer ends the wait, and the next question begins another', () => {
  const answered = turnAfter(begun, team('10:00'))
  expect(conversationState(answered)).toBe('answered')
  expect(turnAfter(answered, customer('15:00')).waitingSince).toEqual(at('15:00'))
})

test('it is ended once answered, never while somebody waits, nor twice', () => {
  const answered = turnAfter(begun, team('10:00'))
  const closed = { ...answered, closedAt: at('12:00') }
  expect([begun, answered, closed].map(mayClose)).toEqual([false, true, false])
  expect(conversationState(closed)).toBe('closed')
})

test('who writes on an ended one opens it again', () => {
  const closed = { waitingSince: null, closedAt: at('12:00') }
  expect(conversationState(turnAfter(closed, customer('13:00')))).toBe('waiting')
  expect(conversationState(turnAfter(closed, team('13:00')))).toBe('answered')
})
