import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import './skip-link.css'

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenu">
      {SAY.skip}
    </a>
  )
}
