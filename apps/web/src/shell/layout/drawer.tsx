import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { TeamLinks } from './team-links.tsx'
import './drawer.css'

interface DrawerProps {
  readonly onClose: () => void
}

/** The sidebar of a small screen, as a native modal: keeps the focus inside and closes with Escape. */
export function Drawer({ onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [path] = useLocation()
  const openedAt = useRef(path)
  // close it before it unmounts, so that the focus returns to the element that opened it
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (path !== openedAt.current) onClose()
  }, [path, onClose])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop, and Esc does the same
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={SHELL_MESSAGES.teamMenu}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="drawer-sheet">
        <IconButton
          icon={X}
          className="drawer-close"
          aria-label={SHELL_MESSAGES.closeMenu}
          onClick={onClose}
        />
        {/* close in the same render as the page change: a title behind a modal can't take the focus */}
        <TeamLinks onNavigate={onClose} />
      </div>
    </dialog>
  )
}
