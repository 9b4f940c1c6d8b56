import type { ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import { mediator } from '@sillage/domain/documents/insurer.ts'
import { dayInParis, formatDay, parseDay } from '@sillage/domain/values/day.ts'
import type { Complaint } from '@sillage/wire/complaints.ts'
import { Badge, type BadgeTone } from '../ui/data/badge.tsx'
import { Card } from '../ui/data/card.tsx'
import { Timeline, type TimelineItem } from '../ui/data/timeline.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import { clockOf } from './complaint-clock.ts'
import { MY_COMPLAINTS as SAY } from './my-complaints.messages.ts'

const TONES = {
  received: 'pending',
  acknowledged: 'progress',
  answered: 'closed',
} as const satisfies Record<ComplaintState, BadgeTone>

/** A complaint: its text, its progress, and what can be done next. */
export function OwnComplaintCard({ complaint }: { complaint: Complaint }) {
  const { subject, message, state, answer, mediator_open: isMediatorOpen } = complaint
  return (
    <Card
      as="li"
      className="my-complaint"
      title={subject}
      aside={<Badge tone={TONES[state]}>{SAY.states[state]}</Badge>}
    >
      <div className="my-complaint-body">
        <div className="my-complaint-text">
          <p className="my-complaint-words">{withFrenchSpaces(message)}</p>
          {answer && (
            <section>
              <h3>{SAY.answer}</h3>
              <p className="my-complaint-words">{withFrenchSpaces(answer)}</p>
            </section>
          )}
          {isMediatorOpen && (
            <Banner lead={SAY.mediatorLead}>
              {SAY.mediator(mediator.name, mediator.address.join(', '))}{' '}
              <a href={mediator.website}>{mediator.websiteLabel}</a>
            </Banner>
          )}
        </div>
        <Timeline items={stepsOf(complaint)} />
      </div>
    </Card>
  )
}

function stepsOf(complaint: Complaint): TimelineItem[] {
  const { state, received_at: receivedAt } = complaint
  const { acknowledged_at: acknowledgedAt, answered_at: answeredAt } = complaint
  return [
    { key: 'sent', title: SAY.sentStep, state: 'done', children: <On instant={receivedAt} /> },
    {
      key: 'acknowledged',
      title: SAY.acknowledgement,
      state: state === 'received' ? 'now' : 'done',
      children: acknowledgedAt ? (
        <On instant={acknowledgedAt} />
      ) : answeredAt ? (
        <p className="small subtle">{SAY.answeredInstead}</p>
      ) : (
        <Due lastDay={complaint.acknowledge_by} />
      ),
    },
    {
      key: 'answered',
      title: SAY.answerStep,
      state: state === 'answered' ? 'done' : state === 'acknowledged' ? 'now' : 'next',
      children: answeredAt ? <On instant={answeredAt} /> : <Due lastDay={complaint.answer_by} />,
    },
  ]
}

function On({ instant }: { instant: string }) {
  return (
    <p className="small subtle num">
      {SAY.on(formatDay(dayInParis(Temporal.Instant.from(instant))))}
    </p>
  )
}

function Due({ lastDay }: { lastDay: string }) {
  const day = parseDay(lastDay)
  if (!day) return null
  const { text, isLate } = clockOf(lastDay, dayInParis(Temporal.Now.instant()))
  return (
    <p className="small subtle num">
      {SAY.dueBy(formatDay(day))},{' '}
      <b className={isLate ? 'my-complaint-late' : undefined}>{text}</b>
    </p>
  )
}
