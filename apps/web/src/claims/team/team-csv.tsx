import { TABLE_FILES } from '@sillage/wire/figures/table-files.ts'
import { SaveCsv } from '../../shell/csv/save-csv.tsx'
import { deskApi } from '../claims-desk-api.ts'

interface TeamCsvProps {
  readonly table: 'people' | 'late' | 'ages' | 'money' | 'complaints' | 'trends'
  readonly days: number
  /** Title of the table. */
  readonly name: string
}

/** Downloads one table of the page as CSV. */
export function TeamCsv({ table, days, name }: TeamCsvProps) {
  return (
    <SaveCsv
      name={name}
      file={`equipe_${TABLE_FILES[table]}`}
      fetchTable={() => deskApi.teamCsv({ query: { table, days } })}
    />
  )
}
