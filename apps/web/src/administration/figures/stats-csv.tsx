import type { STATS_TABLES } from '@sillage/wire/figures/insurance-figures.ts'
import { TABLE_FILES } from '@sillage/wire/figures/table-files.ts'
import { SaveCsv } from '../../shell/csv/save-csv.tsx'
import { statsApi } from '../administration-api.ts'

interface StatsCsvProps {
  readonly table: (typeof STATS_TABLES)[number]
  readonly months?: number
  /** Title of the table. */
  readonly name: string
}

/** Downloads one table of the page as CSV. */
export function StatsCsv({ table, months = 3, name }: StatsCsvProps) {
  return (
    <SaveCsv
      name={name}
      file={`statistiques_${TABLE_FILES[table]}`}
      fetchTable={() => statsApi.csv({ query: { table, months } })}
    />
  )
}
