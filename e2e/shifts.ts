import type { Page } from '@playwright/test'

/** Run in a page, adds up by how much its content shifts. */
export const watchShifts = `
  shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

/** The layout shift so far, once the frame after the last reply is painted. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifted)))))`)
}
