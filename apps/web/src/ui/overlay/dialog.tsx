import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { RequiredNote } from '../input/required-note.tsx'
import { Button } from '../nav/button.tsx'
import { IconButton } from '../nav/icon-button.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import './dialog.css'

type DialogProps = {
  open: boolean
  /** Esc, the backdrop and the cross. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The button that does it; the way out stands before it. */
  action?: ReactNode
  /** The word of the way out. */
  cancel?: string | undefined
  /** What is still missing, before both. */
  note?: ReactNode
  /** In place of these three: buttons, the main one last. */
  footer?: ReactNode
  /** Work would be lost: Esc and the backdrop do nothing, the cross is not shown. */
  keepOpen?: boolean | undefined
  size?: 'm' | 'l' | 'xl' | undefined
}

/** Native modal dialog; a sheet at the foot of a phone. An element with data-autofocus takes the focus, else the title. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, children, action, cancel = 'Annuler', note, keepOpen, size = 'm' } = props
  const footer = action ? (
    <>
      {note}
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      {action}
    </>
  ) : (
    props.footer
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus()
    // Closing before the element leaves the page gives the focus back to what opened it.
    return () => element.close()
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and the backdrop belong to the dialog itself
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!keepOpen) onClose()
      }}
      onKeyDown={(event) => {
        if (keepOpen && event.key === 'Escape') event.preventDefault()
      }}
      onClose={(event) => {
        // Browsers close without asking on a second request in a row, as a guard against traps.
        const element = event.currentTarget
        // one that has left the page was closed by it
        if (event.target !== element || element.open || !element.isConnected) return
        if (keepOpen) element.showModal()
        else onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current && !keepOpen) onClose()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {!keepOpen && (
            <IconButton
              icon={X}
              aria-label={SAY.close}
              className="dialog-close"
              onClick={onClose}
            />
          )}
        </header>
        <div className="dialog-body">
          <RequiredNote />
          {children}
        </div>
        {footer && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}
