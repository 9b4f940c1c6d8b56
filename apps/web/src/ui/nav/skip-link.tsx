import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import './skip-link.css'

/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenu">
      {SAY.skip}
    </a>
  )
}
