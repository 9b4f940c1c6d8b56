import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FreezeMatch } from '@sillage/wire/administration/asset-freezes.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ASSET_FREEZES as SAY } from './asset-freezes.messages.ts'
import { useDecision } from './use-asset-freezes.ts'

/** The person beside the register entry, with the decision: a form while none was taken. */
export function FreezeMatchCard({ match }: { match: FreezeMatch }) {
  const { person, entry, occasion, decision } = match
  return (
    <Card
      as="li"
      title={person.name}
      aside={
        decision && (
          <Badge tone={decision === 'released' ? 'active' : 'bad'}>{SAY.decisions[decision]}</Badge>
        )
      }
    >
      <div className="stack">
        <p className="small subtle">
          {SAY.found(SAY.occasions[occasion], dayText(match.found_at))} {' · '}
          <Link href={paths.personContracts(match.account_id)}>{SAY.account(match.username)}</Link>
        </p>
        <dl className="freeze-pair">
          <div>
            <dt>{SAY.person}</dt>
            <dd className="strong">{person.name}</dd>
            <dd className="num">
              {person.birth_date
                ? SAY.born(formatDay(Temporal.PlainDate.from(person.birth_date)))
                : SAY.bornUnknown}
            </dd>
          </div>
          <div>
            <dt>{SAY.entry}</dt>
            <dd className="strong">{entry.name}</dd>
            <dd className="num">
              {entry.births.length > 0 ? SAY.born(entry.births.join(', ')) : SAY.bornUnknown}
            </dd>
            <dd className="small subtle num">{SAY.entryNumber(entry.id)}</dd>
          </div>
        </dl>
        {decision ? <Decided match={match} /> : <Decide id={match.id} />}
      </div>
    </Card>
  )
}

function Decided({ match }: { match: FreezeMatch }) {
  const { reason, decided_by: by, decided_at: at } = match
  return (
    <div>
      <p className="freeze-reason">{reason}</p>
      {at && <p className="small subtle">{SAY.decidedBy(by ?? '', dayText(at))}</p>}
    </div>
  )
}

function Decide({ id }: { id: string }) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const deciding = useDecision()
  const isMissing = reason.trim() === ''
  const decide = (decision: 'released' | 'refused') => {
    setPressed(true)
    if (isMissing) return
    deciding.mutate(
      { id, decision, reason: reason.trim() },
      { onSuccess: () => toast.success(SAY.done[decision]) },
    )
  }
  return (
    <>
      <Field
        label={SAY.reason}
        hint={SAY.reasonHint}
        error={isPressed && isMissing ? SAY.reasonMissing : undefined}
      >
        <Textarea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <CallFailure error={deciding.error} lead={SAY.failedToDecide} />
      <div className="freeze-actions">
        <Button
          aria-disabled={isMissing}
          busy={deciding.isPending}
          onClick={() => decide('released')}
        >
          {SAY.release}
        </Button>
        <Button
          variant="danger"
          aria-disabled={isMissing}
          disabled={deciding.isPending}
          onClick={() => decide('refused')}
        >
          {SAY.refuse}
        </Button>
      </div>
      <p className="small subtle">{SAY.refuseNote}</p>
    </>
  )
}
