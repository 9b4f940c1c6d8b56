import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { describe, expect, test } from 'vitest'
import { applyLiveEvent, compareMessageIds, withMessage } from './apply-live-event.ts'

const CLAIM = '5d82a1c9-0000-4000-8000-000000000000'

function message(id: string, change: Partial<ClaimMessage> = {}): ClaimMessage {
  return {
    message_id: id,
    claim_id: CLAIM,
    kind: 'text',
    user_id: 'camille',
    author: { name: 'Camille Roussel', is_staff: false },
    message_content: `Message ${id}`,
    documents: [],
    posted_date: '2026-11-16T08:12:00Z',
    read_by: 0,
    ...change,
  }
}

const ids = (list: readonly ClaimMessage[]) => list.map((one) => one.message_id)

describe('a live message', () => {
  test('is placed after earlier ones, even when its number has one more digit', () => {
    expect(ids(withMessage([message('8'), message('9')], message('10')))).toEqual(['8', '9', '10'])
  })

  test('takes its place in the order when it was committed late', () => {
    expect(ids(withMessage([message('8'), message('10')], message('9')))).toEqual(['8', '9', '10'])
  })

  test('is shown once when it was received twice', () => {
    const list = applyLiveEvent([message('8')], {
      claimId: CLAIM,
      event: { kind: 'message', payload: { claim_id: CLAIM, message: message('8') } },
    })
    expect(ids(list)).toEqual(['8'])
  })

  test('stays read when it is received again after it was read', () => {
    const list = withMessage([message('8', { read_by: 1 })], message('8'))
    expect(list).toEqual([message('8', { read_by: 1 })])
  })

  test('changes nothing when it belongs to another claim', () => {
    const list = [message('8')]
    const event = {
      kind: 'message',
      payload: { claim_id: 'another', message: message('9') },
    } as const
    expect(applyLiveEvent(list, { claimId: CLAIM, event })).toBe(list)
  })
})

test('a read event marks only the messages of others in its range', () => {
  const list = [
    message('1'),
    message('2'),
    message('3', { user_id: 'nadia' }),
    message('4'),
    message('11'),
  ]
  const event = {
    kind: 'read',
    payload: { claim_id: CLAIM, user_id: 'nadia', from: '1', up_to: '4' },
  } as const
  expect(applyLiveEvent(list, { claimId: CLAIM, event }).map((one) => one.read_by)).toEqual([
    0, 1, 0, 1, 0,
  ])
})

test('message numbers are compared as numbers', () => {
  expect(compareMessageIds('9', '10')).toBeLessThan(0)
  expect(compareMessageIds('10', '9')).toBeGreaterThan(0)
  expect(compareMessageIds('10', '10')).toBe(0)
})
