import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { Check, CheckCheck, CircleAlert, Clock, Info, Lock, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { messageTime } from '../claim-dates.ts'
import { AttachmentLink } from '../files/attachment-link.tsx'
import { DISCUSSION } from './discussion.messages.ts'
import type { PendingMessage } from './outbox.ts'

/** One message: the reader's own on the right, others on the left with their name, the system's in the middle. */
export function MessageItem({ message, isMine }: { message: ClaimMessage; isMine: boolean }) {
  if (message.kind === 'system') return <SystemMessage message={message} />
  const isNote = message.kind === 'note'
  const bubble = (
    <Bubble content={message.message_content} isNote={isNote} to={message.mentions}>
      {message.documents.map((file) => (
        <AttachmentLink key={file.file_id} claimId={message.claim_id} file={file} />
      ))}
    </Bubble>
  )
  return isMine ? (
    <li className="message message-mine" data-note={isNote}>
      {bubble}
      <p className="message-state num">
        {!isNote && <Icon of={message.read_by > 0 ? CheckCheck : Check} size="s" />}
        {stateOf(message)}
      </p>
    </li>
  ) : (
    <li className="message" data-note={isNote}>
      <Avatar name={message.author?.name ?? DISCUSSION.closedAccount} size="s" />
      <p className="message-by num">
        <b>{message.author?.name ?? DISCUSSION.closedAccount}</b>
        {message.author?.is_staff && `, ${DISCUSSION.team}`}, {messageTime(message.posted_date)}
      </p>
      {bubble}
    </li>
  )
}

function stateOf({ kind, posted_date: at, read_by: readers }: ClaimMessage): string {
  if (kind === 'note') return messageTime(at)
  return `${messageTime(at)}, ${readers > 0 ? DISCUSSION.read : DISCUSSION.sent}`
}

function SystemMessage({ message }: { message: ClaimMessage }) {
  return (
    <li className="message-system num">
      <Icon of={Info} size="s" />
      <span>
        {message.message_content} · {messageTime(message.posted_date)}
      </span>
    </li>
  )
}

interface PendingProps {
  readonly message: PendingMessage
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

/** A message being sent, or that failed. */
export function PendingItem({ message, onRetry, onDiscard }: PendingProps) {
  const hasFailed = message.state === 'failed'
  return (
    <li className="message message-mine" data-failed={hasFailed} data-note={message.isNote}>
      <Bubble content={message.content} isNote={message.isNote}>
        {message.files.map((file) => (
          <span key={file.file_id} className="attachment">
            <span className="attachment-text">
              <b>{file.file_name}</b>
            </span>
          </span>
        ))}
      </Bubble>
      {hasFailed ? (
        <div className="message-state" role="alert">
          <Icon of={CircleAlert} size="s" />
          <span>{message.error ?? DISCUSSION.notSent}</span>
          <Button variant="danger-outlined" size="s" icon={RefreshCw} onClick={onRetry}>
            {DISCUSSION.retry}
          </Button>
          <Button variant="text" size="s" onClick={onDiscard}>
            {DISCUSSION.discard}
          </Button>
        </div>
      ) : (
        <p className="message-state">
          <Icon of={Clock} size="s" />
          {DISCUSSION.sending}
        </p>
      )}
    </li>
  )
}

const namesOf = (names: readonly string[]) => new Intl.ListFormat('fr').format(names)

interface BubbleProps {
  readonly content: string
  readonly isNote: boolean
  /** The colleagues mentioned by a note. */
  readonly to?: readonly string[] | undefined
  readonly children: ReactNode
}

function Bubble({ content, isNote, to, children }: BubbleProps) {
  return (
    <div className="bubble">
      {isNote && (
        <p className="bubble-note">
          <Icon of={Lock} size="s" />
          <b>{to ? DISCUSSION.noteTo(namesOf(to)) : DISCUSSION.note}</b>
        </p>
      )}
      {content && <p className="bubble-text">{content}</p>}
      {children}
    </div>
  )
}
