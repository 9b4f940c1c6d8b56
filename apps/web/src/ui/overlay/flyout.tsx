import { type ReactNode, useId, useRef, useState } from 'react'
import { placePanel } from '../input/place-panel.ts'
import './flyout.css'

type FlyoutProps = {
  /** Accessible name of the button. */
  label: string
  trigger: ReactNode
  triggerClassName: string
  /** Accessible name of the panel. */
  title: string
  /** Rendered only once opened. */
  children: ReactNode
}

/** A button with a panel below: more than a menu, less than a dialog. Escape or a click outside closes it. */
export function Flyout({ label, trigger, triggerClassName, title, children }: FlyoutProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
      >
        {trigger}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className="flyout"
        aria-label={title}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current && panel.current)
            placePanel(button.current, panel.current)
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children}
      </section>
    </>
  )
}
