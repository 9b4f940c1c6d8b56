import type { StaffAbsence } from '@sillage/wire/claims/absences.ts'
import { CalendarOff } from 'lucide-react'
import { useId, useState } from 'react'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { daysOf } from './absence-days.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { ABSENCES as SAY } from './absences.messages.ts'
import { STAND_IN } from './stand-in.messages.ts'
import { useAbsenceChanges, useAbsences } from './use-absences.ts'
import './absences.css'

/** Current and coming absences of the team, for its lead. */
export function TeamAbsences() {
  const read = useAbsences()
  const { data } = read
  const { end } = useAbsenceChanges()
  const [asked, ask] = useState<StaffAbsence | 'new' | null>(null)
  const titleId = useId()
  return (
    <section className="absences-team" aria-labelledby={titleId}>
      <div className="absences-head">
        <h2 id={titleId}>{SAY.title}</h2>
        {data?.may_record_others && (
          <Button variant="secondary" size="s" icon={CalendarOff} onClick={() => ask('new')}>
            {SAY.add}
          </Button>
        )}
      </div>
      <NotLoaded read={read} failed={SAY.failed} />
      <CallFailure error={end.error} lead={SAY.endFailed} />
      {data && data.absences.length === 0 && <p className="muted small">{SAY.none}</p>}
      {data && data.absences.length > 0 && (
        <ul>
          {data.absences.map((one) => (
            <li key={one.user_id}>
              <span>
                {SAY.of(one.name, daysOf(one))}{' '}
                {one.deputy ? STAND_IN.deputy(one.deputy.name) : <b>{SAY.noDeputy}</b>}
              </span>
              {one.may_change && (
                <div className="absence-actions">
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={SAY.changeOf(one.name)}
                    onClick={() => ask(one)}
                  >
                    {SAY.change}
                  </Button>
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={SAY.endOf(one.name)}
                    busy={end.isPending && end.variables === one.user_id}
                    onClick={() => end.mutate(one.user_id)}
                  >
                    {SAY.end}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && asked && (
        <AbsenceDialog
          team={data.team}
          personId={asked === 'new' ? null : asked.user_id}
          absence={asked === 'new' ? undefined : asked}
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}
