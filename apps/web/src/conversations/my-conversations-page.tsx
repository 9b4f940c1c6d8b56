import { paths } from '@sillage/wire/addresses.ts'
import type { Conversation } from '@sillage/wire/conversations.ts'
import { MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../shell/layout/page-title.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Loading } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/nav/button.tsx'
import { PageHead } from '../ui/nav/page-head.tsx'
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
  usePageTitle(SAY.page)
  const asked = new URLSearchParams(useSearch())
  const { data, error, isFetching, refetch } = useMyConversations()
  const [, navigate] = useLocation()
  const isWriting = asked.has('contrat') || asked.has('ecrire')
  const add = (
    <Button icon={MessageSquarePlus} onClick={() => navigate(paths.askAdviser, { replace: true })}>
      {SAY.add}
    </Button>
  )
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">
        <PageHead
          title={SAY.page}
          intro={
            <>
              {SAY.intro} {SAY.forClaims} <Link href={paths.claims}>{SAY.claims}</Link>
            </>
          }
          actions={data && data.length > 0 && add}
        />
        {error && !data && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={SAY.loading} />}
        {data?.length === 0 && (
          <EmptyState title={SAY.empty} action={add}>
            {SAY.emptyText}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className="conversations">
            {data.map((conversation) => (
              <OwnConversation key={conversation.id} conversation={conversation} />
            ))}
          </ul>
        )}
        {isWriting && (
          <Suspense fallback={null}>
            <AskDialog
              contractId={asked.get('contrat')}
              onClose={() => navigate(paths.conversations, { replace: true })}
            />
          </Suspense>
        )}
      </div>
    </main>
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
        id={id}
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
