import { Checkbox } from '../../../ui/input/checkbox.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DESK } from '../desk.messages.ts'
import { OPTIONAL_COLUMNS, type useDeskColumns } from './desk-columns.ts'

interface ColumnsDialogProps extends ReturnType<typeof useDeskColumns> {
  readonly onClose: () => void
}

/** Chooses the columns of the desk; each change applies at once. */
export function ColumnsDialog({ columns, toggle, onClose }: ColumnsDialogProps) {
  return (
    <Dialog onClose={onClose} title={DESK.chooseColumns} cancel={DESK.close}>
      <div className="stack">
        <p className="small muted">{DESK.columnsHint}</p>
        {OPTIONAL_COLUMNS.map((column) => (
          <Checkbox key={column} checked={columns.has(column)} onChange={() => toggle(column)}>
            {DESK.columns[column]}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}
