import { UI_MESSAGES as SAY } from '../ui.messages.ts'

/** Explains which fields are required; shown only before required fields (see `field.css`). */
export function RequiredNote() {
  return <p className="required-note small muted">{SAY.requiredNote}</p>
}
