import { expect, test } from 'vitest'
import { conversationState, mayClose, type Turn, turnAfter } from './conversation.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}:00Z`)
const customer = (time: string) => ({ isTeam: false, at: at(time) })
const team = (time: string) => ({ isTeam: true, at: at(time) })
const begun: Turn = { waitingSince: at('09:00'), closedAt: null }

test('a conversation waits for us from its first unanswered message', () => {
  const insisted = turnAfter(begun, customer('11:00'))
  expect(insisted).toEqual(begun)
  expect(conversationState(insisted)).toBe('waiting')
})

test('an answer ends the wait, and the customer’s next message starts a new one', () => {
  const answered = turnAfter(begun, team('10:00'))
  expect(conversationState(answered)).toBe('answered')
  expect(turnAfter(answered, customer('15:00')).waitingSince).toEqual(at('15:00'))
})

test('a conversation may be closed only once answered, and only once', () => {
  const answered = turnAfter(begun, team('10:00'))
  const closed = { ...answered, closedAt: at('12:00') }
  expect([begun, answered, closed].map(mayClose)).toEqual([false, true, false])
  expect(conversationState(closed)).toBe('closed')
})

test('a message on a closed conversation reopens it', () => {
  const closed = { waitingSince: null, closedAt: at('12:00') }
  expect(conversationState(turnAfter(closed, customer('13:00')))).toBe('waiting')
  expect(conversationState(turnAfter(closed, team('13:00')))).toBe('answered')
})
