import { SaveCsv } from '../../shell/csv/save-csv.tsx'
import { deskApi } from '../claims-desk-api.ts'

interface TeamCsvProps {
  readonly table: 'people' | 'late' | 'ages' | 'money' | 'complaints' | 'trends'
  readonly days: number
  /** What the table is called. */
  readonly name: string
}

/** Saves one table of the page. */
export function TeamCsv({ table, days, name }: TeamCsvProps) {
  return (
    <SaveCsv
      name={name}
      file={`equipe_${table}`}
      fetchTable={() => deskApi.teamCsv({ query: { table, days } })}
    />
  )
}
