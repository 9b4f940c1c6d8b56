import { useEffect, useRef } from 'react'

/** The share of a window's height that a bar may stick to. */
const MOST = 0.4
/** The room, in pixels, that style sheets keep for a bar whose height they are not told. */
const KEPT = { '--h-foot-bar': 84, '--h-tab-bar': 65 }
/** What every page keeps free below what is focused, in pixels: `scroll-padding-block` of base.css. */
const KEPT_BELOW_FOCUS = 100
const GAP = 16

/** The height of each bar that sticks to the foot of the page. */
const heights = new Map<HTMLElement, number>()

/**
 * Tells the page the height of a bar at its foot, which letters that were enlarged make taller, so that what is focused
 * scrolls above it. A bar that would hide the page gets `data-tall`, and sticks no more.
 * @param name the property by which style sheets keep room for it
 */
export function useBarHeight<Bar extends HTMLElement>(name?: keyof typeof KEPT) {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const tell = () => {
      current.toggleAttribute('data-tall', current.offsetHeight > innerHeight * MOST)
      const isStuck = getComputedStyle(current).position !== 'static'
      const height = isStuck ? current.offsetHeight : 0
      heights.set(current, height)
      scrollAboveBars()
      if (name) tellStyles(name, height)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      removeEventListener('resize', tell)
      heights.delete(current)
      scrollAboveBars()
      if (name) document.documentElement.style.removeProperty(name)
    }
  }, [name])
  return bar
}

function scrollAboveBars() {
  const room = [...heights.values()].reduce((sum, height) => sum + height, GAP)
  document.documentElement.style.scrollPaddingBottom = room > KEPT_BELOW_FOCUS ? `${room}px` : ''
}

/** Only what style sheets can't know: a property that is inherited makes the browser style every element again. */
function tellStyles(name: keyof typeof KEPT, height: number) {
  const { style } = document.documentElement
  if (height > 0 && height <= KEPT[name]) style.removeProperty(name)
  else style.setProperty(name, `${height}px`)
}
