import { DONE_PERIODS } from '@sillage/domain/claims/desk/done.ts'
import { MOTIVE_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import { COMPLAINT_MOTIVES } from '@sillage/domain/complaints/register.ts'
import { Download } from 'lucide-react'
import { useColleagues } from '../claims/use-colleagues.ts'
import { useSession } from '../shell/session/session.ts'
import { FilterChips } from '../ui/data/filter-chips.tsx'
import { FieldError } from '../ui/input/field.tsx'
import { SearchInput } from '../ui/input/search-input.tsx'
import { Select } from '../ui/input/select.tsx'
import { Button } from '../ui/nav/button.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { STATES, type useComplaintsView, useRegisterCsv } from './use-complaints-desk.ts'

/** The search and filters of the register, and its CSV download. */
export function ComplaintsTools({ controls }: { controls: ReturnType<typeof useComplaintsView> }) {
  const { view, typed, type, show } = controls
  const saving = useRegisterCsv()
  const { user } = useSession()
  const colleagues = useColleagues().filter(({ id }) => id !== user?.id)
  return (
    <search className="complaints-tools">
      <FilterChips
        legend={SAY.filter}
        value={view.state}
        options={[
          { value: 'all', label: SAY.all },
          ...STATES.map((state) => ({ value: state, label: SAY.filters[state] })),
        ]}
        onChange={(state) => show({ state })}
      />
      <div className="complaints-filters">
        <SearchInput
          dense
          label={SAY.search}
          placeholder={SAY.searchPlaceholder}
          value={typed}
          maxLength={100}
          onType={type}
        />
        <Select
          dense
          aria-label={SAY.motive}
          value={view.motive}
          options={[
            { value: 'all', label: SAY.allMotives },
            ...COMPLAINT_MOTIVES.map((value) => ({ value, label: MOTIVE_LABELS[value] })),
            { value: 'none', label: SAY.noMotive },
          ]}
          onChange={(motive) => show({ motive })}
        />
        {view.within > 0 && (
          <Select
            dense
            aria-label={SAY.within}
            value={String(view.within)}
            options={[
              { value: '0', label: SAY.anyTime },
              ...DONE_PERIODS.map((days) => ({ value: String(days), label: SAY.withinDays(days) })),
            ]}
            onChange={(days) => show({ within: Number(days) })}
          />
        )}
        <Select
          dense
          aria-label={SAY.owner}
          value={view.owner}
          options={[
            { value: 'all', label: SAY.anyOwner },
            { value: 'me', label: SAY.owners.me },
            { value: 'nobody', label: SAY.owners.nobody },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(owner) => show({ owner })}
        />
        <Button
          variant="text"
          size="s"
          icon={Download}
          busy={saving.isPending}
          busyLabel={SAY.csvBusy}
          onClick={() => saving.mutate(view)}
        >
          {SAY.csv}
        </Button>
      </div>
      {saving.error && (
        <div role="alert">
          <FieldError>
            {SAY.csvFailed} {saving.error.message}
          </FieldError>
        </div>
      )}
    </search>
  )
}
