import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { placePanel } from '../input/place-panel.ts'
import './menu.css'

export type MenuItem = {
  key: string
  label: ReactNode
  icon?: LucideIcon | undefined
  onSelect: () => void
  /** Makes the entry a link, which can open in a new tab. A plain click calls onSelect instead. */
  href?: string | undefined
}

type MenuProps = {
  /** Accessible name of the button, and of the menu. */
  label: string
  trigger: ReactNode
  /** Above the entries: the signed-in person. */
  header?: ReactNode
  items: readonly MenuItem[]
}

export function Menu({ label, trigger, header, items }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const entries = () =>
    Array.from(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = entries()
    const index = all.findIndex((entry) => entry === document.activeElement)
    const target = {
      ArrowDown: all[(index + 1) % all.length],
      ArrowUp: all.at(index - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    if (event.key === 'Tab') panel.current?.hidePopover()
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  const choose = (item: MenuItem) => {
    panel.current?.hidePopover()
    item.onSelect()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          panel.current?.showPopover()
        }}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="menu"
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current && panel.current)
            placePanel(button.current, panel.current)
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open')
          if (event.newState === 'open') entries().at(0)?.focus()
        }}
      >
        {header && <div className="menu-header">{header}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} className="menu-list" onKeyDown={move}>
          {items.map((item) => {
            const content = (
              <>
                {item.icon && <Icon of={item.icon} />}
                {item.label}
              </>
            )
            return item.href === undefined ? (
              <button
                key={item.key}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => choose(item)}
              >
                {content}
              </button>
            ) : (
              <a
                key={item.key}
                href={item.href}
                role="menuitem"
                tabIndex={-1}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  choose(item)
                }}
              >
                {content}
              </a>
            )
          })}
        </div>
      </div>
    </>
  )
}
