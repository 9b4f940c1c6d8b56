import { CONVERSATION_STATES } from '@sillage/domain/conversations/conversation.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { StaffConversation } from '@sillage/wire/conversations.ts'
import { Link } from 'wouter'
import { formatMoment } from '../shell/moment.ts'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { FilterChips } from '../ui/data/filter-chips.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Button } from '../ui/nav/button.tsx'
import { ConversationCard } from './conversation-card.tsx'
import {
  DESK_TOPICS,
  MY_CONVERSATIONS,
  CONVERSATIONS_DESK as SAY,
} from './conversations.messages.ts'
import { MessageForm } from './message-form.tsx'
import {
  LIMIT,
  useConversationSteps,
  useConversationsDesk,
  useConversationsView,
} from './use-conversations-desk.ts'

/** /admin/questions: customers' questions that aren't about a claim. */
export function ConversationsDeskPage() {
  const { view, show } = useConversationsView()
  const query = useConversationsDesk(view)
  const { data, isPlaceholderData } = query
  const isNarrowed = view.state !== 'all' || view.page > 1
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      className="conversations-desk"
      tools={
        <FilterChips
          legend={SAY.filter}
          value={view.state}
          options={[
            { value: 'all', label: SAY.all },
            ...CONVERSATION_STATES.map((state) => ({ value: state, label: SAY.filters[state] })),
          ]}
          onChange={(state) => show({ state, page: 1 })}
        />
      }
    >
      {data && data.conversations.length === 0 && (
        <EmptyState
          title={isNarrowed ? SAY.none : SAY.empty}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={() => show({ state: 'all', page: 1 })}>
                {SAY.reset}
              </Button>
            )
          }
        />
      )}
      {data && data.conversations.length > 0 && (
        <div aria-busy={isPlaceholderData} className="paged">
          <ul className="conversations">
            {data.conversations.map((conversation) => (
              <AskedConversation key={conversation.id} conversation={conversation} />
            ))}
          </ul>
          <Pager
            page={view.page}
            limit={LIMIT}
            shown={data.conversations.length}
            total={data.total}
            onPage={(page) => show({ ...view, page })}
          />
        </div>
      )}
    </TeamPage>
  )
}

function AskedConversation({ conversation }: { conversation: StaffConversation }) {
  const { id, topic, state, contract, customer, waiting_since: since } = conversation
  const { answering, closing } = useConversationSteps(id)
  return (
    <ConversationCard
      conversation={conversation}
      title={<Link href={paths.customer(customer.id)}>{customer.name}</Link>}
      stateLabel={SAY.states[state]}
      line={
        <>
          {MY_CONVERSATIONS.about(DESK_TOPICS[topic], contract?.name ?? null)}
          {since && ` · ${SAY.waitingSince(formatMoment(since))}`}
        </>
      }
      nameOf={(message) => message.author}
    >
      <CallFailure error={closing.error} lead={SAY.closeFailed} />
      {conversation.may_answer ? (
        <>
          <MessageForm
            conversationId={id}
            label={SAY.reply(customer.name)}
            hint={SAY.replyHint}
            send={{ label: SAY.send, name: SAY.sendOf(customer.name) }}
            missing={MY_CONVERSATIONS.messageMissing}
            failed={SAY.sendFailed}
            sending={answering}
          />
          {state === 'answered' && (
            <Button
              variant="quiet"
              size="s"
              aria-label={SAY.closeOf(customer.name)}
              busy={closing.isPending}
              onClick={() => closing.mutate()}
            >
              {SAY.close}
            </Button>
          )}
        </>
      ) : (
        <p className="small muted">{SAY.forColleague}</p>
      )}
    </ConversationCard>
  )
}
