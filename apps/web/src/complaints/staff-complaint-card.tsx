import type { ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { shortId } from '../contracts/contract-title.ts'
import { dayText } from '../shell/moment.ts'
import { Badge, type BadgeTone } from '../ui/data/badge.tsx'
import { Card } from '../ui/data/card.tsx'
import { Timeline, type TimelineItem } from '../ui/data/timeline.tsx'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import { Button } from '../ui/nav/button.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { clockOf } from './complaint-clock.ts'
import { ComplaintHandling } from './complaint-handling.tsx'
import { ComplaintLetter, isToPost } from './complaint-letter.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { complaintsDeskApi, useComplaintStep } from './use-complaints-desk.ts'

const TONES = {
  received: 'pending',
  acknowledged: 'progress',
  answered: 'closed',
} as const satisfies Record<ComplaintState, BadgeTone>

interface StaffComplaintCardProps {
  readonly complaint: StaffComplaint
  readonly onAnswer: () => void
}

/** A complaint, the state of its two deadlines, and the next step. */
export function StaffComplaintCard({ complaint, onAnswer }: StaffComplaintCardProps) {
  const { subject, message, author, state, is_late: isLate, answer } = complaint
  const acknowledgement = useComplaintStep((id: string) =>
    complaintsDeskApi.acknowledge({ params: { id } }),
  )
  return (
    <Card
      as="li"
      className="complaint"
      title={subject}
      aside={
        <span className="complaint-badges">
          {isLate && <Badge tone="bad">{SAY.late}</Badge>}
          <Badge tone={TONES[state]}>{SAY.states[state]}</Badge>
        </span>
      }
    >
      <div className="complaint-body">
        <div className="complaint-text">
          <p className="small subtle">
            {author.id === null ? (
              <>
                {author.name}
                {SAY.withoutAccount}
              </>
            ) : (
              <Link href={paths.customer(author.id)}>{author.name || author.username}</Link>
            )}
            {SAY.on(dayText(complaint.received_at))}
            {complaint.channel !== 'site' && SAY.by(SAY.channels[complaint.channel])}
            {complaint.recorded_by && SAY.recordedBy(complaint.recorded_by)}
            <Subject complaint={complaint} />
          </p>
          <p className="complaint-words">{withFrenchSpaces(message)}</p>
          <ComplaintLetter complaint={complaint} />
          {complaint.may_answer && <ComplaintHandling complaint={complaint} />}
          {answer && (
            <div className="complaint-answer">
              <h3 className="small">{SAY.answerGiven}</h3>
              <p className="complaint-words">{withFrenchSpaces(answer)}</p>
            </div>
          )}
        </div>
        <Timeline items={stepsOf(complaint)} />
      </div>
      <CallFailure error={acknowledgement.error} lead={SAY.acknowledgeFailed} />
      {state !== 'answered' && (
        <div className="complaint-actions">
          {state === 'received' && (
            <Button
              variant="secondary"
              size="s"
              icon={Check}
              aria-label={SAY.acknowledgeNamed(subject)}
              busy={acknowledgement.isPending}
              onClick={() =>
                acknowledgement.mutate(complaint.id, {
                  onSuccess: () =>
                    toast.success(isToPost(complaint) ? SAY.toPost : SAY.acknowledged),
                })
              }
            >
              {SAY.acknowledge}
            </Button>
          )}
          {complaint.may_answer ? (
            <Button
              variant="secondary"
              size="s"
              aria-label={SAY.answerNamed(subject)}
              onClick={onAnswer}
            >
              {SAY.answer}
            </Button>
          ) : (
            <p className="small muted">{SAY.forColleague}</p>
          )}
        </div>
      )}
    </Card>
  )
}

/** Link to the claim or contract the complaint is about, if any. */
function Subject({ complaint }: { complaint: StaffComplaint }) {
  const { claim_id: claim, contract_id: contract, claim_name, contract_name } = complaint
  return (
    <>
      {claim && (
        <>
          {' · '}
          <Link href={paths.claimOf(claim)}>{SAY.numbered(claim_name, shortId(claim))}</Link>
        </>
      )}
      {contract && ` · ${SAY.numbered(contract_name, shortId(contract))}`}
    </>
  )
}

function stepsOf(complaint: StaffComplaint): TimelineItem[] {
  const { state, acknowledged_at: acknowledgedAt, answered_at: answeredAt } = complaint
  return [
    {
      key: 'acknowledgement',
      title: SAY.acknowledgement,
      state: state === 'received' ? 'now' : 'done',
      children: acknowledgedAt ? (
        <p className="small subtle">
          {(isToPost(complaint) ? SAY.letterOf : SAY.doneOn)(dayText(acknowledgedAt))}
        </p>
      ) : answeredAt ? (
        <p className="small subtle">{SAY.notNeeded}</p>
      ) : (
        <Due lastDay={complaint.acknowledge_by} />
      ),
    },
    {
      key: 'answer',
      title: SAY.reply,
      state: state === 'answered' ? 'done' : state === 'acknowledged' ? 'now' : 'next',
      children: answeredAt ? (
        <p className="small subtle">
          {(isToPost(complaint) ? SAY.letterOf : SAY.repliedOn)(dayText(answeredAt))}
        </p>
      ) : (
        <Due lastDay={complaint.answer_by} />
      ),
    },
  ]
}

function Due({ lastDay }: { lastDay: string }) {
  const { text, isLate } = clockOf(lastDay, dayInParis(Temporal.Now.instant()))
  return (
    <>
      <p className="small subtle num">{SAY.dueBy(dayText(lastDay))}</p>
      <p className={`small strong num ${isLate ? 'complaint-late' : 'muted'}`}>{text}</p>
    </>
  )
}
