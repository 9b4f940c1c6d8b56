import { REFUSALS_OF_MAILS as SAY } from './mails.messages.ts'

type Reason = keyof typeof SAY

/** What the code after 550 says, by its beginning (RFC 3463); the longest comes first. */
const BY_ENHANCED: readonly (readonly [start: string, Reason])[] = [
  ['1.6', 'moved'],
  ['1.7', 'sender'],
  ['1.8', 'sender'],
  ['1.', 'unknown'],
  ['2.1', 'closed'],
  ['2.2', 'full'],
  ['2.3', 'tooBig'],
  ['2.', 'mailbox'],
  ['3.4', 'tooBig'],
  ['3.', 'theirServer'],
  ['4.', 'unreachable'],
  ['5.', 'protocol'],
  ['6.', 'content'],
  ['7.', 'policy'],
]

/** What a code without another says (RFC 5321). */
const BY_CODE: Readonly<Record<string, Reason>> = {
  '530': 'signIn',
  '535': 'signIn',
  '550': 'recipient',
  '551': 'moved',
  '552': 'full',
  '553': 'unknown',
  '554': 'refused',
}

const BY_FAILURE: Readonly<Record<string, Reason>> = {
  EAUTH: 'signIn',
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  EMESSAGE: 'content',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ETLS: 'unreachable',
}

/** What the codes kept of a refusal, `EENVELOPE 550 5.1.1`, mean, and those of the mail server to be told its operator. */
export function readRefusal(codes: string): { readonly says: string; readonly codes: string } {
  const [failure = '', code = '', enhanced = ''] = codes.split(' ')
  const said = enhanced.slice(2)
  const reason =
    BY_ENHANCED.find(([start]) => said.startsWith(start))?.[1] ??
    // 552 of a text is its length; of a recipient, a mailbox that is full
    (failure === 'EMESSAGE' && code === '552' ? 'tooBig' : undefined) ??
    (failure === 'EMESSAGE' && code !== '' ? 'content' : BY_CODE[code]) ??
    BY_FAILURE[failure] ??
    'refused'
  const kept = [code, enhanced].filter((part) => part !== '').join(' ')
  return { says: SAY[reason], codes: kept === '' ? failure : kept }
}
