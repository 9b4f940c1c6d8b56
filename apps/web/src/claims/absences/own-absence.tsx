import { CalendarOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { useSession } from '../../shell/session/session.ts'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { daysOf } from './absence-days.ts'
import { ABSENCES as SAY } from './absences.messages.ts'
import { STAND_IN } from './stand-in.messages.ts'
import { useAbsenceChanges, useAbsences } from './use-absences.ts'
import './absences.css'

const AbsenceDialog = lazy(() =>
  import('./absence-dialog.tsx').then((file) => ({ default: file.AbsenceDialog })),
)

/** The colleagues whom the reader replaces at present. */
export function useStandIns() {
  const { user } = useSession()
  const { data } = useAbsences()
  return (data?.absences ?? []).filter(
    (one) => one.is_under_way && one.deputy?.user_id === user?.id,
  )
}

/** Records the reader's own absence, from « Ma journée ». */
export function OwnAbsenceButton() {
  const { user } = useSession()
  const { data } = useAbsences()
  const [isAsking, setAsking] = useState(false)
  const id = user?.id
  // only people who can be named in an absence have files to look after
  if (!id || !data?.team.some((one) => one.user_id === id)) return null
  if (data.absences.some((one) => one.user_id === id)) return null
  return (
    <>
      <Button variant="text" size="s" icon={CalendarOff} onClick={() => setAsking(true)}>
        {SAY.add}
      </Button>
      <Suspense>
        {isAsking && (
          <AbsenceDialog team={data.team} personId={id} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Shown above the reader's day: their own absence, and the colleagues they stand in for. */
export function OwnAbsences() {
  const { user } = useSession()
  const { data } = useAbsences()
  const standIns = useStandIns()
  const { end } = useAbsenceChanges()
  const [isAsking, setAsking] = useState(false)
  const own = data?.absences.find((one) => one.user_id === user?.id)
  if (!own && standIns.length === 0) return null
  return (
    <div className="absences">
      {data && own && (
        <Banner
          tone={own.deputy ? 'info' : 'warn'}
          icon={CalendarOff}
          lead={SAY.own(daysOf(own))}
          action={
            <div className="absence-actions">
              <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
                {SAY.change}
              </Button>
              <Button
                variant="quiet"
                size="s"
                busy={end.isPending}
                onClick={() => end.mutate(own.user_id)}
              >
                {SAY.end}
              </Button>
            </div>
          }
        >
          {own.deputy ? SAY.ownDeputy(own.deputy.name) : SAY.noDeputy}
        </Banner>
      )}
      {standIns.map((one) => (
        <Banner
          key={one.user_id}
          tone="flat"
          icon={CalendarOff}
          lead={STAND_IN.until(one.name, dayText(one.last_day))}
        >
          {SAY.standIn}
        </Banner>
      ))}
      <CallFailure error={end.error} lead={SAY.endFailed} />
      <Suspense>
        {data && own && isAsking && (
          <AbsenceDialog
            team={data.team}
            personId={own.user_id}
            absence={own}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
