import { dayInParis } from '@sillage/domain/values/day.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../shell/api/save-file.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { deskApi } from '../claims-desk-api.ts'
import { TEAM as SAY } from './team.messages.ts'

interface TeamCsvProps {
  readonly table: 'people' | 'late' | 'ages'
  readonly days: number
  /** What the table is called. */
  readonly name: string
}

/** Saves one table of the page. */
export function TeamCsv({ table, days, name }: TeamCsvProps) {
  const saving = useMutation({
    mutationFn: async () => {
      const bytes = await deskApi.teamCsv({ query: { table, days } })
      const today = dayInParis(Temporal.Now.instant())
      saveFile(bytes, { name: `equipe_${table}_${today.toString()}.csv`, type: 'text/csv' })
    },
    networkMode: 'always',
  })
  return (
    <div className="team-csv">
      <Button
        variant="text"
        size="s"
        icon={Download}
        aria-label={SAY.csvOf(name)}
        busy={saving.isPending}
        busyLabel={SAY.csvBusy}
        onClick={() => saving.mutate()}
      >
        {SAY.csv}
      </Button>
      {saving.error && (
        <div role="alert">
          <FieldError>
            {SAY.csvFailed} {saving.error.message}
          </FieldError>
        </div>
      )}
    </div>
  )
}
