import { paths } from '@sillage/wire/addresses.ts'
import type { Conversation } from '@sillage/wire/conversations.ts'
import { lazy, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { OwnListPage } from '../shell/pages/own-list-page.tsx'
import { ConversationCard } from './conversation-card.tsx'
import { MY_CONVERSATIONS as SAY, TOPICS } from './conversations.messages.ts'
import { MessageForm } from './message-form.tsx'
import { useMyConversations, useWrite } from './use-my-conversations.ts'

const AskDialog = lazy(() =>
  import('./ask-dialog.tsx').then((file) => ({ default: file.AskDialog })),
)

/**
 * /questions: the user's questions to an advisor, and a form for a new one; `?contrat=` starts one about that
 * contract.
 */
export function MyConversationsPage() {
  const asked = new URLSearchParams(useSearch())
  const [isWriting, setWriting] = useState(asked.has('contrat') || asked.has('ecrire'))
  return (
    <OwnListPage
      say={SAY}
      intro={
        <>
          {SAY.intro} {SAY.forClaims} <Link href={paths.claims}>{SAY.claims}</Link>
        </>
      }
      query={useMyConversations()}
      className="conversations"
      onAdd={() => setWriting(true)}
      dialog={
        isWriting && (
          <AskDialog contractId={asked.get('contrat')} onClose={() => setWriting(false)} />
        )
      }
    >
      {(one) => <OwnConversation key={one.id} conversation={one} />}
    </OwnListPage>
  )
}

function OwnConversation({ conversation }: { conversation: Conversation }) {
  const { id, topic, state, contract } = conversation
  const about = SAY.about(TOPICS[topic], contract?.name ?? null)
  const sending = useWrite(id)
  return (
    <ConversationCard
      conversation={conversation}
      title={about}
      stateLabel={SAY.states[state]}
      nameOf={(message) => (message.is_team ? SAY.team(message.author) : SAY.you)}
    >
      <MessageForm
        label={SAY.reply}
        hint={state === 'closed' ? SAY.reopens : undefined}
        send={{ label: SAY.send, name: SAY.sendOf(about) }}
        missing={SAY.messageMissing}
        failed={SAY.sendFailed}
        sending={sending}
      />
    </ConversationCard>
  )
}
