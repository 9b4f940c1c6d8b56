import { useMutation } from '@tanstack/react-query'
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Download } from 'lucide-react'
import { saveFile } from '../../shell/api/save-file.ts'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { SearchInput } from '../../ui/input/search-input.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { contractsApi } from '../contracts-api.ts'
import { isDefaultView, SORTS, STATUS_FILTERS, type StatusFilter } from './list-view.ts'
import type { ListControls } from './use-list-view.ts'

const sortOptions = SORTS.map((value) => ({ value, label: MESSAGES.sorts[value] }))

interface ContractsToolbarProps {
  controls: ListControls
  /** Null while the contracts are loading. */
  counts: Readonly<Record<StatusFilter, number>> | null
  /** Whether there are several contracts, found or not. */
  isExportable: boolean
  /** Null when the list itself shows a reset button. */
  onReset: (() => void) | null
}

export function ContractsToolbar({
  controls,
  counts,
  isExportable,
  onReset,
}: ContractsToolbarProps) {
  const { view, typed, type, change } = controls
  const isAscending = view.order === 'asc'
  return (
    <search className={counts ? 'contracts-tools' : 'contracts-tools contracts-tools-waiting'}>
      <SearchInput
        label={MESSAGES.search}
        placeholder={MESSAGES.searchPlaceholder}
        value={typed}
        maxLength={200}
        onType={type}
      />
      <div className="contracts-sort">
        <Select
          aria-label={MESSAGES.sort}
          value={view.sort}
          options={sortOptions}
          onChange={(sort) => change({ sort })}
        />
        <IconButton
          variant="secondary"
          icon={isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          aria-label={MESSAGES.ascending}
          aria-pressed={isAscending}
          title={isAscending ? MESSAGES.toDescending : MESSAGES.toAscending}
          onClick={() => change({ order: isAscending ? 'desc' : 'asc' })}
        />
        {isExportable && <ExportContracts />}
      </div>
      <div className="contracts-filter">
        <FilterChips
          legend={MESSAGES.filter}
          value={view.status}
          onChange={(status) => change({ status })}
          options={STATUS_FILTERS.map((value) => ({
            value,
            label: MESSAGES.filters[value],
            count: counts?.[value],
          }))}
        />
        {onReset && !isDefaultView(view) && (
          <Button variant="text" size="s" onClick={onReset}>
            {MESSAGES.reset}
          </Button>
        )}
      </div>
    </search>
  )
}

/** Downloads all contracts of the account as a table, which a company keeps beside the list of its vehicles. */
function ExportContracts() {
  const file = useMutation({
    mutationFn: () => contractsApi.mineCsv(),
    onSuccess: (bytes) => saveFile(bytes, { name: MESSAGES.exportFile, type: 'text/csv' }),
    onError: () => toast.error(MESSAGES.exportFailed),
  })
  return (
    <IconButton
      variant="secondary"
      icon={Download}
      aria-label={MESSAGES.exportList}
      aria-busy={file.isPending}
      title={MESSAGES.exportList}
      onClick={() => file.mutate()}
    />
  )
}
