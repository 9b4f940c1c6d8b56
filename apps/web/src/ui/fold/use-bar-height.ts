import { useEffect, useRef } from 'react'

/** The share of a window's height that a bar may stick to. */
const MOST = 0.4

/**
 * Tells the page the height of a bar at its foot, which letters that were enlarged make taller, so that what is focused
 * scrolls above it. A bar that would hide the page gets `data-tall`, and sticks no more.
 */
export function useBarHeight<Bar extends HTMLElement>(name: '--h-foot-bar' | '--h-tab-bar') {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const tell = () => {
      current.toggleAttribute('data-tall', current.offsetHeight > innerHeight * MOST)
      const isStuck = getComputedStyle(current).position !== 'static'
      style.setProperty(name, `${isStuck ? current.offsetHeight : 0}px`)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      removeEventListener('resize', tell)
      style.removeProperty(name)
    }
  }, [name])
  return bar
}
