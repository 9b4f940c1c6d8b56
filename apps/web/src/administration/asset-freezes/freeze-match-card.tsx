import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FreezeMatch } from '@sillage/wire/administration/asset-freezes.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ASSET_FREEZES as SAY } from './asset-freezes.messages.ts'
import { useDecision } from './use-asset-freezes.ts'

/** The person beside the register entry, with the decision: a form while none was taken. */
export function FreezeMatchCard({ match }: { match: FreezeMatch }) {
  const { person, entry, occasion, decision } = match
  return (
    <li tabIndex={-1}>
      <Card
        as="article"
        title={person.name}
        aside={
          decision && (
            <Badge tone={decision === 'released' ? 'active' : 'bad'}>
              {SAY.decisions[decision]}
            </Badge>
          )
        }
      >
        <div className="stack">
          <p className="small subtle">
            {SAY.found(SAY.occasions[occasion], dayText(match.found_at))} {' · '}
            <Link href={paths.personContracts(match.account_id)}>
              {SAY.account(match.username)}
            </Link>
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
          {decision ? <Decided match={match} /> : <Decide match={match} />}
        </div>
      </Card>
    </li>
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

function Decide({ match: { id, person } }: { match: FreezeMatch }) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const { form, goToFirstWrong } = useFirstWrong()
  const deciding = useDecision()
  const isMissing = reason.trim() === ''
  const withReason = (act: () => void) => {
    setPressed(true)
    if (isMissing) goToFirstWrong()
    else act()
  }
  const decide = (decision: 'released' | 'refused') =>
    deciding.mutate({ id, decision, reason: reason.trim() })
  return (
    <div ref={form} className="stack">
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
      <div className="freeze-actions">
        <Button
          aria-disabled={isMissing}
          busy={deciding.isPending && !isRefusing}
          onClick={() => withReason(() => decide('released'))}
        >
          {SAY.release}
        </Button>
        <Button
          variant="danger"
          aria-disabled={isMissing}
          disabled={deciding.isPending}
          onClick={() => withReason(() => setRefusing(true))}
        >
          {SAY.refuse}
        </Button>
      </div>
      {isRefusing && (
        <Dialog
          title={SAY.refuseTitle(person.name)}
          isBusy={deciding.isPending}
          onClose={() => setRefusing(false)}
          action={
            <Button variant="danger" busy={deciding.isPending} onClick={() => decide('refused')}>
              {SAY.refuseSubmit}
            </Button>
          }
        >
          <p>{SAY.refuseIntro}</p>
        </Dialog>
      )}
    </div>
  )
}
