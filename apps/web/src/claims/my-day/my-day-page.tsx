import { paths } from '@sillage/wire/addresses.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { countText } from '../../ui/data/count-text.ts'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { OwnAbsenceButton, OwnAbsences, useStandIns } from '../absences/own-absence.tsx'
import { deskPath } from '../desk/desk-view.ts'
import { keepTrail } from '../trail/file-trail.ts'
import { KeysHelp } from '../trail/keys-help.tsx'
import { useSingleKeys } from '../trail/use-single-keys.ts'
import { DayRow } from './day-row.tsx'
import { MY_DAY } from './my-day.messages.ts'
import { PARTS, type Part, useLiveDay, usePart } from './use-my-day.ts'
import '../desk/desk.css'
import './my-day.css'

/** Rows of the main part: as many as fit a screen of 900 px. */
const MOST_DUE = 25
const MOST_BESIDE = 6

/** /ma-journee: what waits for a team member, most urgent first. */
export function MyDayPage() {
  usePageTitle(MY_DAY.page)
  useLiveDay()
  const standIns = useStandIns()
  // Enter opens the focused claim, like other links
  useSingleKeys({ j: () => focusFile(1), k: () => focusFile(-1) })
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team my-day">
        <PageHead
          title={MY_DAY.page}
          actions={
            <>
              <KeysHelp look="words" />
              <OwnAbsenceButton />
            </>
          }
        />
        <OwnAbsences />
        <Counts />
        <div className="my-day-parts">
          <DayPart part="due" most={MOST_DUE} hint={MY_DAY.dueHint} none={MY_DAY.dueNone} />
          <div className="my-day-beside">
            <DayPart part="sign" most={MOST_BESIDE} hint={MY_DAY.signHint} />
            {standIns.length > 0 && (
              <DayPart part="replaced" most={MOST_BESIDE} none={MY_DAY.replacedNone} />
            )}
            <DayPart part="unread" most={MOST_BESIDE} none={MY_DAY.unreadNone} />
            <DayPart
              part="mentioned"
              most={MOST_BESIDE}
              hint={MY_DAY.mentionedHint}
              none={MY_DAY.mentionedNone}
            />
            <DayPart
              part="received"
              most={MOST_BESIDE}
              hint={MY_DAY.receivedHint}
              none={MY_DAY.receivedNone}
            />
            <DayPart part="inactive" most={MOST_BESIDE} none={MY_DAY.inactiveNone} />
          </div>
        </div>
      </div>
    </main>
  )
}

function Counts() {
  const parts = {
    late: usePart('late', 1),
    due: usePart('due', MOST_DUE),
    written: usePart('written', 1),
    thirds: usePart('thirds', 1),
    unread: usePart('unread', MOST_BESIDE),
    mentioned: usePart('mentioned', MOST_BESIDE),
    received: usePart('received', MOST_BESIDE),
    inactive: usePart('inactive', MOST_BESIDE),
    second: usePart('second', 1),
  } satisfies Partial<Record<Part, unknown>>
  return (
    <section aria-label={MY_DAY.counts}>
      <FigureStrip
        figures={(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
          const found = parts[part].data?.found
          const label = MY_DAY[part]
          return {
            label,
            value: found && (
              <Link href={deskPath(PARTS[part])} aria-label={`${label}\u00a0: ${countText(found)}`}>
                {countText(found)}
              </Link>
            ),
          }
        })}
      />
    </section>
  )
}

interface DayPartProps {
  readonly part: Exclude<Part, 'late' | 'thirds' | 'written' | 'second'>
  readonly most: number
  readonly hint?: string
  /** Shown when the section is empty; without it, an empty section is left out. */
  readonly none?: string
}

/** One section; it fails without affecting the others. */
function DayPart({ part, most, hint, none }: DayPartProps) {
  const read = usePart(part, most)
  const { data } = read
  const titleId = useId()
  if (none === undefined && !data?.claims.length) return null
  return (
    <section className="my-day-part" data-part={part} aria-labelledby={titleId}>
      <div className="my-day-head">
        <h2 id={titleId}>{MY_DAY[part]}</h2>
        {hint && <p className="small muted">{hint}</p>}
      </div>
      <NotLoaded read={read} failed={MY_DAY.failed} loading={MY_DAY.loading} />
      {data && data.claims.length === 0 && <p className="my-day-none muted">{none}</p>}
      {data && data.claims.length > 0 && (
        <ul>
          {data.claims.map((claim) => (
            <DayRow
              key={claim.claim_id}
              claim={claim}
              at={part === 'unread' ? claim.updated_at : claim.waiting_since}
              isToTake={part === 'inactive'}
              onOpen={() =>
                keepTrail({
                  back: paths.myDay,
                  ids: data.claims.map(({ claim_id }) => claim_id),
                })
              }
            />
          ))}
        </ul>
      )}
      {data && data.found.count > data.claims.length && (
        <p className="my-day-all small">
          <Link href={deskPath(PARTS[part])}>{MY_DAY.all(countText(data.found))}</Link>
        </p>
      )}
    </section>
  )
}

/** Focuses the claim after or before the focused one. */
function focusFile(step: 1 | -1) {
  const files = [...document.querySelectorAll<HTMLElement>('.my-day-file')]
  const at = files.findIndex((file) => file === document.activeElement)
  files[Math.min(Math.max(at + step, 0), files.length - 1)]?.focus()
}
