import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import './tabs.css'
import '../wake-line.css'

type Tab<Id extends string> = {
  id: Id
  label: string
  count?: number | undefined
  /** Loads its panel when the tab is pointed at or focused. */
  ahead?: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>
}

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onChange: (id: Id) => void
  /** The panel of the current tab. */
  children: ReactNode
}

const moves: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  children,
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  // on a phone the tabs scroll sideways: the current one is in the middle, also once a font or a count changed their
  // widths; the page itself does not move
  useEffect(() => {
    const bar = list.current
    if (!bar) return
    const widths = new ResizeObserver(() => {
      const tab = bar.querySelector(`[id="${base}-${current}"]`)
      if (tab) bar.scrollLeft += middleOf(tab) - middleOf(bar)
    })
    for (const tab of bar.children) widths.observe(tab)
    return () => widths.disconnect()
  }, [base, current])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === current)
    const target = tabs[moves[event.key]?.(index, tabs.length) ?? -1]
    if (!target) return
    event.preventDefault()
    onChange(target.id)
    document.getElementById(`${base}-${target.id}`)?.focus()
  }
  return (
    <>
      <div className="tabs-line">
        <div
          ref={list}
          className="tabs"
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${base}-${tab.id}`}
              type="button"
              role="tab"
              className="tab wake-line"
              aria-selected={tab.id === current}
              aria-controls={tab.id === current ? `${base}-panel` : undefined}
              tabIndex={tab.id === current ? 0 : -1}
              {...tab.ahead}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="subtle num">{`\u00a0${tab.count}`}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      <div
        className="tab-panel"
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${current}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
