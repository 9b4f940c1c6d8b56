import { useEffect } from 'react'

let arrivals = 0
let isComingBack = false

/** Call once: tells back/forward navigation apart, where the browser restores the scroll position. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    isComingBack = true
  })
}

/** Rendered with each page: focuses its title and scrolls to its top, except on the first page. */
export function PageArrival() {
  useEffect(() => {
    const isFirst = arrivals === 0
    arrivals += 1
    if (isFirst) return
    if (!isComingBack) scrollTo(0, 0)
    isComingBack = false
    focusTitle()
  }, [])
  return null
}

export function focusTitle(): void {
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
