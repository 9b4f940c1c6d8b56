import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Timeline, type TimelineItem } from '../../ui/data/timeline.tsx'
import { messageTime } from '../claim-dates.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'

/** Who must act, the next step and its date, then what has happened so far. */
export function ClaimProgress({ claim }: { claim: ClaimDetail }) {
  const { progress } = claim
  const actors = claim.standing === 'staff' ? SAY.actorForStaff : SAY.actor
  return (
    <Card title={SAY.progress} aside={<Tag>{actors[progress.actor]}</Tag>}>
      {claim.standing === 'staff' && <p className="hint">{SAY.asCustomer}</p>}
      <Timeline items={stepsOf(claim)} />
      <p className="small muted claim-deadline">{deadlineOf(claim)}</p>
      <Disclosure summary={SAY.history}>
        <ol className="claim-history">
          {claim.timeline.map((event) => (
            <li key={event.event_id} className="small">
              <span className="num subtle">{messageTime(event.at)}</span>{' '}
              <span>
                {event.sentence}
                {event.is_internal && <i className="subtle"> ({SAY.internal})</i>}
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  )
}

const MILESTONES = new Set(['declared', 'assigned', 'status', 'decided', 'reopened'])

function stepsOf({ timeline, progress }: ClaimDetail): TimelineItem[] {
  const passed = timeline
    .filter((event) => MILESTONES.has(event.kind) && !event.is_internal)
    .slice(-4)
    .map((event) => ({
      key: event.event_id,
      state: 'done' as const,
      title: event.sentence,
      children: <span className="num">{dayText(event.at)}</span>,
    }))
  const today = dayInParis(Temporal.Now.instant()).toString()
  const isOverdue = progress.expected_by !== null && progress.expected_by < today
  return [
    ...passed,
    {
      key: 'now',
      state: 'now',
      title: progress.now,
      children: isOverdue ? SAY.overdue : progress.usual_delay,
    },
    { key: 'next', state: 'next', title: SAY.next, children: progress.next },
  ]
}

function deadlineOf({ deadline }: ClaimDetail): string {
  return deadline.is_late ? SAY.late(deadline.label) : SAY.onTime(deadline.label)
}
