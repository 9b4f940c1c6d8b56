import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { RequiredNote } from '../input/required-note.tsx'
import { Button } from '../nav/button.tsx'
import { IconButton } from '../nav/icon-button.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { withWholeWords } from '../whole-words.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import './dialog.css'

type DialogProps = {
  /** Called by Escape, the backdrop and the cross. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The main action; the cancel button is before it. */
  action?: ReactNode
  /** Label of the cancel button. */
  cancel?: string | undefined
  /** What is still missing, shown before both buttons. */
  note?: ReactNode
  /** Replaces `action`, `cancel` and `note`: buttons, the main one last. */
  footer?: ReactNode
  /**
   * Prevents losing work: Escape and the backdrop ask first; the cross still closes. `shown-once`: they do nothing,
   * since its one button says what to do before.
   */
  keepOpen?: boolean | 'shown-once' | undefined
  /** While a call is under way: the cross waits for it too. */
  isBusy?: boolean | undefined
  size?: 'm' | 'l' | 'xl' | undefined
}

/** Native modal dialog; a sheet at the foot of a phone. An element with data-autofocus takes the focus, else the title. */
export function Dialog(props: DialogProps) {
  const { onClose, title, children, action, cancel = 'Annuler', note, isBusy, size = 'm' } = props
  const keepOpen = props.keepOpen || isBusy
  const asks = props.keepOpen === true && !isBusy
  const [wasAsked, setAsked] = useState(false)
  const isAsking = wasAsked && asks
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
    // Closing before the element is removed returns the focus to the element that opened it.
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
        else setAsked(asks)
      }}
      onKeyDown={(event) => {
        // a list of the dialog that Escape has just closed
        if (!keepOpen || event.key !== 'Escape' || event.isDefaultPrevented()) return
        event.preventDefault()
        setAsked(asks && !isAsking)
      }}
      onClose={(event) => {
        // Browsers close a dialog without a cancel event on the second request in a row, to prevent traps.
        const element = event.currentTarget
        // the unmount of a dialog closes it too
        if (event.target !== element || element.open || !element.isConnected) return
        if (keepOpen) element.showModal()
        else onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target !== event.currentTarget || !pressedOutside.current) return
        if (keepOpen) setAsked(asks)
        else onClose()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {withWholeWords(title)}
          </h2>
          <IconButton
            icon={X}
            aria-label={SAY.close}
            className="dialog-close"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onClose()}
          />
        </header>
        <div className="dialog-body">
          <RequiredNote />
          {children}
        </div>
        {isAsking && (
          <UnsavedQuestion text={SAY.unsaved} onStay={() => setAsked(false)} onLeave={onClose} />
        )}
        {footer && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}
