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

test('a message that came by the live line before its answer is not shown twice', () => {
  expect(shown({})).toBe(0)
})

test.each([
  ['somebody else wrote the same', { user_id: 'autre' }],
  ['the same was written before', { message_id: '9' }],
  ['it is another text', { message_content: 'Bonsoir' }],
  ['it is a note', { kind: 'note' }],
] as const)('it stays when %s', (_, message) => {
  expect(shown(message)).toBe(1)
})

test('one that failed stays, and one with other files', () => {
  expect(shown({}, { state: 'failed' })).toBe(1)
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
