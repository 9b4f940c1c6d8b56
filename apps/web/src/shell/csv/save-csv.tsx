import { dayInParis } from '@sillage/domain/values/day.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { saveFile } from '../api/save-file.ts'
import { SAVE_CSV as SAY } from './save-csv.messages.ts'
import './save-csv.css'

interface SaveCsvProps {
  /** Title of the table. */
  readonly name: string
  /** Start of the file name, followed by the day. */
  readonly file: string
  readonly fetchTable: () => Promise<Parameters<typeof saveFile>[0]>
}

/** Downloads one table of a page as CSV. */
export function SaveCsv({ name, file, fetchTable }: SaveCsvProps) {
  const saving = useMutation({
    mutationFn: async () => {
      const bytes = await fetchTable()
      const today = dayInParis(Temporal.Now.instant())
      saveFile(bytes, { name: `${file}_${today.toString()}.csv`, type: 'text/csv' })
    },
  })
  return (
    <div className="save-csv">
      <Button
        variant="text"
        size="s"
        icon={Download}
        aria-label={SAY.csvOf(name)}
        busy={saving.isPending}
        busyLabel={SAY.busy}
        onClick={() => saving.mutate()}
      >
        {SAY.csv}
      </Button>
      {saving.error && (
        <div role="alert">
          <FieldError>
            {SAY.failed} {saving.error.message}
          </FieldError>
        </div>
      )}
    </div>
  )
}
