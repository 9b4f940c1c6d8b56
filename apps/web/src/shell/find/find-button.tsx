import { Search } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { setFindOpen } from './find-store.ts'
import './find-button.css'

/** Opens the search; shown above the links of the sidebar and the drawer. */
export function FindButton({ onPress }: { onPress?: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className="sidebar-link find-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      title={SHELL_MESSAGES.findKey}
      onClick={() => {
        onPress?.()
        setFindOpen(true)
      }}
    >
      <Icon of={Search} />
      <span className="sidebar-word">{SHELL_MESSAGES.find}</span>
    </button>
  )
}
