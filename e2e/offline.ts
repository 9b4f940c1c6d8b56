import type { Page } from '@playwright/test'

/** Waits until the service worker controls the page: before that, nothing opens offline. */
export async function workerReady(page: Page) {
  await page.locator('html').evaluate(async (html) => {
    const { serviceWorker } = html.ownerDocument.defaultView.navigator
    const { active } = await serviceWorker.ready
    if (active.state !== 'activated')
      await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
  })
}

/** The addresses in the browser cache of a name; empty while that cache does not exist. */
export function keptIn(page: Page, name: string): Promise<string[]> {
  return page.locator('html').evaluate(async (html, wanted): Promise<string[]> => {
    const { caches } = html.ownerDocument.defaultView
    if (!(await caches.has(wanted))) return []
    const requests: Request[] = await (await caches.open(wanted)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, name)
}
