import { UI_MESSAGES as SAY } from '../ui.messages.ts'

/** Which fields must be filled in, before the first of them; shown where there is one (see `field.css`). */
export function RequiredNote() {
  return <p className="required-note small muted">{SAY.requiredNote}</p>
}
