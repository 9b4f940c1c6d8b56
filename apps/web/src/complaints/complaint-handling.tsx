import { MOTIVE_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import {
  COMPLAINT_MOTIVES,
  type ComplaintMotive,
  LONGEST_NOTE,
} from '@sillage/domain/complaints/register.ts'
import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { useColleagues } from '../claims/use-colleagues.ts'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { formatMoment } from '../shell/moment.ts'
import { useSession } from '../shell/session/session.ts'
import { useUnsentText } from '../shell/session/use-unsent-text.ts'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import { Select } from '../ui/input/select.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button } from '../ui/nav/button.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { complaintsDeskApi, useComplaintStep } from './use-complaints-desk.ts'

const NOBODY = 'nobody'
type Change = { owner?: string | null; motive?: ComplaintMotive }

/** For staff: the complaint's handler, motive and internal notes. */
export function ComplaintHandling({ complaint }: { complaint: StaffComplaint }) {
  const { id, subject, owner, motive } = complaint
  const change = useComplaintStep((body: Change) =>
    complaintsDeskApi.handle({ params: { id }, body }),
  )
  return (
    <div className="complaint-handling">
      <div className="complaint-choices">
        <Select
          dense
          aria-label={SAY.ownerOf(subject)}
          value={owner?.id ?? NOBODY}
          options={useOwners(owner)}
          disabled={change.isPending}
          onChange={(chosen) => change.mutate({ owner: chosen === NOBODY ? null : chosen })}
        />
        <Select<ComplaintMotive>
          dense
          aria-label={SAY.motiveOf(subject)}
          value={motive ?? ''}
          placeholder={SAY.noMotive}
          options={COMPLAINT_MOTIVES.map((value) => ({ value, label: MOTIVE_LABELS[value] }))}
          disabled={change.isPending}
          onChange={(chosen) => change.mutate({ motive: chosen })}
        />
      </div>
      <CallFailure error={change.error} lead={SAY.handlingFailed} />
      <Notes complaint={complaint} />
    </div>
  )
}

/** The possible handlers: the reader, the advisors, and the current handler. */
function useOwners(owner: StaffComplaint['owner']) {
  const { user } = useSession()
  const people = new Map(useColleagues().map((one) => [one.id, one.name]))
  if (owner) people.set(owner.id, owner.name)
  if (user) people.set(user.id, SAY.owners.me)
  return [
    { value: NOBODY, label: `${SAY.owner}\u00a0: ${SAY.noOwner}` },
    ...[...people].map(([value, name]) => ({ value, label: `${SAY.owner}\u00a0: ${name}` })),
  ]
}

function Notes({ complaint: { id, subject, notes } }: { complaint: StaffComplaint }) {
  const [text, setText] = useUnsentText(`complaint-note.${id}`)
  const keyFor = useAttempt()
  const note = useComplaintStep((said: string) => {
    const body = { text: said }
    return complaintsDeskApi.note({ params: { id }, body, idempotencyKey: keyFor({ id, ...body }) })
  })
  const add = () => note.mutate(text.trim(), { onSuccess: () => setText('') })
  return (
    <section className="complaint-notes" aria-label={SAY.notes}>
      {notes.map((one) => (
        <p key={one.id} className="small">
          <b>{one.author}</b>, <span className="num">{formatMoment(one.at)}</span>
          <br />
          <span className="complaint-words">{withFrenchSpaces(one.text)}</span>
        </p>
      ))}
      <form
        className="complaint-note"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) add()
        }}
      >
        <Textarea
          rows={1}
          maxLength={LONGEST_NOTE}
          aria-label={SAY.noteLabel(subject)}
          placeholder={SAY.notePlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="quiet" size="s" busy={note.isPending}>
          {SAY.noteAdd}
        </Button>
      </form>
      <p className="micro subtle">{SAY.noteHint}</p>
      <CallFailure error={note.error} lead={SAY.noteFailed} />
    </section>
  )
}
