import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { expect, test } from 'vitest'
import type { PendingMessage } from './outbox.ts'
import { stillPending } from './pending-messages.ts'

const sent: PendingMessage = {
  key: 'clé',
  after: '9',
  content: 'Bonjour',
  files: [],
  isHealth: false,
  isNote: false,
  mentions: [],
  keepsTurn: false,
  state: 'sending',
  error: null,
}
const posted: ClaimMessage = {
  message_id: '10',
  claim_id: 'sinistre',
  kind: 'text',
  user_id: 'moi',
  author: { name: 'Camille', is_staff: false },
  message_content: 'Bonjour',
  documents: [],
  posted_date: '2026-11-21T10:00:00.000Z',
  read_by: 0,
}
const shown = (message: Partial<ClaimMessage>, pending: Partial<PendingMessage> = {}) =>
  stillPending([{ ...sent, ...pending }], { list: [{ ...posted, ...message }], viewerId: 'moi' })
    .length

test('a sent message that already came through the live connection is not shown twice', () => {
  expect(shown({})).toBe(0)
})

test.each([
  ['someone else wrote the same text', { user_id: 'autre' }],
  ['the same text was posted before it', { message_id: '9' }],
  ['the posted text differs', { message_content: 'Bonsoir' }],
  ['the posted message is a note', { kind: 'note' }],
] as const)('a pending message stays when %s', (_, message) => {
  expect(shown(message)).toBe(1)
})

test('a message whose reply was lost is not shown as unsent once it has arrived', () => {
  expect(shown({}, { state: 'failed' })).toBe(0)
  expect(shown({ message_id: '9' }, { state: 'failed' })).toBe(1)
})

test('a pending message stays when it was refused, or when its files differ', () => {
  expect(shown({}, { state: 'failed', error: 'Trop long.' })).toBe(1)
  const file = {
    file_id: 'f',
    file_name: 'a.pdf',
    type: 'pdf',
    bytes: 1,
    has_thumbnail: false,
    upload_date: posted.posted_date,
    health: null,
  } as const
  expect(shown({}, { files: [file] })).toBe(1)
  expect(shown({ documents: [file] }, { files: [file] })).toBe(0)
})
