import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
import { AGE_BAND_IDS, type AgeBand } from '@sillage/domain/claims/desk/age-bands.ts'
import {
  DONE,
  DONE_PERIODS,
  type Done,
  PERIODS_BACK,
  USUAL_PERIOD,
} from '@sillage/domain/claims/desk/done.ts'
import { LATE_CAUSE_LABELS } from '@sillage/domain/claims/desk/late-causes.messages.ts'
import { LATE_CAUSES, type LateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import { SHOWN_STATUSES, type ShownStatus } from '@sillage/domain/claims/status.ts'
import { WAITING_SIDES, type WaitingSide } from '@sillage/domain/claims/urgency.ts'
import type { RefObject } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { SearchInput } from '../../ui/input/search-input.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { DESK } from './desk.messages.ts'
import { Filter } from './desk-filter.tsx'
import { ASSIGNEES, ONLY, type Only, RESERVED, WAITS } from './desk-view.ts'
import type { DeskControls } from './use-desk.ts'

interface ToolbarProps {
  readonly controls: DeskControls
  /** The natures and years that occur in the claims. */
  readonly natures: readonly string[]
  readonly years: readonly number[]
  readonly hasReserve: boolean
  readonly searchRef: RefObject<HTMLInputElement | null>
}

/**
 * One line of filters; natures and years list only those that occur. The filters on age, cause and work done are set
 * by links from the team page, and appear only while active.
 */
export function DeskToolbar({ controls, natures, years, hasReserve, searchRef }: ToolbarProps) {
  const { view, typed, type, change } = controls
  const colleagues = useColleagues()
  const { user } = useSession()
  return (
    <search className="desk-tools">
      <SearchInput
        ref={searchRef}
        dense
        label={DESK.search}
        placeholder={DESK.searchPlaceholder}
        value={typed}
        maxLength={100}
        onType={type}
      />
      <Filter<ShownStatus>
        label={DESK.status}
        all={DESK.allStatuses}
        value={view.status}
        options={SHOWN_STATUSES.map((value) => ({ value, label: value }))}
        onChange={(status) => change({ status })}
      />
      <Filter<string>
        label={DESK.nature}
        all={DESK.allNatures}
        value={view.nature}
        options={withChosen(natures, view.nature).map((value) => ({ value, label: value }))}
        onChange={(nature) => change({ nature })}
      />
      <Filter<string>
        label={DESK.year}
        all={DESK.allYears}
        value={view.year === null ? null : String(view.year)}
        options={withChosen(years, view.year).map((year) => ({
          value: String(year),
          label: String(year),
        }))}
        onChange={(year) => change({ year: year === null ? null : Number(year) })}
      />
      <Filter<string>
        label={DESK.assignee}
        all={DESK.allAssignees}
        value={view.assignee}
        options={[
          ...ASSIGNEES.map((value) => ({ value, label: DESK.assignees[value] })),
          ...colleagues
            .filter(({ id }) => id !== user?.id)
            .map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={(assignee) => change({ assignee })}
      />
      <Filter<WaitingSide>
        label={DESK.waiting}
        all={DESK.allTurns}
        value={view.waiting}
        options={WAITING_SIDES.map((value) => ({ value, label: DESK.turns[value] }))}
        onChange={(waiting) => change({ waiting })}
      />
      <Filter<Only>
        label={DESK.only}
        all={DESK.all}
        value={view.only}
        options={ONLY.map((value) => ({ value, label: DESK.onlyOf[value] }))}
        onChange={(only) => change({ only })}
      />
      <Filter<string>
        label={DESK.waits}
        all={DESK.anyWait}
        value={view.waits === null ? null : String(view.waits)}
        options={WAITS.map((days) => ({ value: String(days), label: DESK.waitsFor(days) }))}
        onChange={(days) => change({ waits: days === null ? null : Number(days) })}
      />
      {(hasReserve || view.reserved !== null) && (
        <Filter<string>
          label={DESK.reserved}
          all={DESK.anyReserve}
          value={view.reserved === null ? null : String(view.reserved)}
          options={RESERVED.map((euros) => ({
            value: String(euros),
            label: DESK.reservedFrom(euros),
          }))}
          onChange={(euros) => change({ reserved: euros === null ? null : Number(euros) })}
        />
      )}
      {view.age && (
        <Filter<AgeBand>
          label={DESK.age}
          all={DESK.anyAge}
          value={view.age}
          options={AGE_BAND_IDS.map((value) => ({ value, label: AGE_BAND_LABELS[value] }))}
          onChange={(age) => change({ age })}
        />
      )}
      {view.cause && (
        <Filter<LateCause>
          label={DESK.cause}
          all={DESK.anyCause}
          value={view.cause}
          options={LATE_CAUSES.map((value) => ({ value, label: LATE_CAUSE_LABELS[value] }))}
          onChange={(cause) => change({ cause })}
        />
      )}
      {view.done && <DoneFilters controls={controls} />}
    </search>
  )
}

/** What was done, over which period, and by whom: three parts of one filter, cleared together. */
function DoneFilters({ controls: { view, change } }: Pick<ToolbarProps, 'controls'>) {
  const colleagues = useColleagues()
  return (
    <>
      <Filter<Done>
        label={DESK.done}
        all={DESK.anyDone}
        value={view.done}
        options={DONE.map((value) => ({ value, label: DESK.doneOf[value] }))}
        onChange={(done) =>
          change(done ? { done } : { done, within: USUAL_PERIOD, back: 0, by: null })
        }
      />
      <Filter<string>
        label={DESK.within}
        all={DESK.withinDays(USUAL_PERIOD)}
        value={view.within === USUAL_PERIOD ? null : String(view.within)}
        options={DONE_PERIODS.filter((days) => days !== USUAL_PERIOD).map((days) => ({
          value: String(days),
          label: DESK.withinDays(days),
        }))}
        onChange={(days) => change({ within: days === null ? USUAL_PERIOD : Number(days) })}
      />
      {view.back > 0 && (
        <Filter<string>
          label={DESK.back}
          all={DESK.backOf[0]}
          value={String(view.back)}
          options={PERIODS_BACK.slice(1).map((times) => ({
            value: String(times),
            label: DESK.backOf[times] ?? '',
          }))}
          onChange={(times) => change({ back: Number(times ?? 0) })}
        />
      )}
      <Filter<string>
        label={DESK.doneBy[view.done ?? 'decided']}
        all={DESK.anybody}
        value={view.by}
        options={[
          ...colleagues.map((one) => ({ value: one.id, label: one.name })),
          // the team's lead also decides claims but isn't in the list of advisors
          ...(view.by && colleagues.every(({ id }) => id !== view.by)
            ? [{ value: view.by, label: DESK.anotherColleague }]
            : []),
        ]}
        onChange={(by) => change({ by })}
      />
    </>
  )
}

/** Keeps the URL's filter in the options even when no claim matches it. */
function withChosen<Value>(offered: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
}
