import type { ConversationState } from '@sillage/domain/conversations/conversation.ts'
import type { Conversation } from '@sillage/wire/conversations.ts'
import type { ReactNode } from 'react'
import { formatMoment } from '../shell/moment.ts'
import { Badge, type BadgeTone } from '../ui/data/badge.tsx'
import { Card } from '../ui/data/card.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import './conversations.css'

const TONES = {
  waiting: 'pending',
  answered: 'progress',
  closed: 'closed',
} as const satisfies Record<ConversationState, BadgeTone>

interface ConversationCardProps {
  readonly conversation: Conversation
  readonly title: ReactNode
  readonly stateLabel: string
  readonly line?: ReactNode
  readonly nameOf: (message: Conversation['messages'][number]) => string
  /** The actions open to the reader. */
  readonly children: ReactNode
}

/** A conversation in chronological order, for either side. */
export function ConversationCard(props: ConversationCardProps) {
  const { conversation, title, stateLabel, line, nameOf, children } = props
  return (
    <Card
      as="li"
      className="conversation"
      title={title}
      aside={<Badge tone={TONES[conversation.state]}>{stateLabel}</Badge>}
    >
      {line && <p className="small subtle">{line}</p>}
      <ol className="conversation-messages">
        {conversation.messages.map((message) => (
          <li key={message.id} data-team={message.is_team}>
            <p className="small subtle num">
              <b>{nameOf(message)}</b>, {formatMoment(message.sent_at)}
            </p>
            <p className="conversation-words">{withFrenchSpaces(message.text)}</p>
          </li>
        ))}
      </ol>
      {children}
    </Card>
  )
}
