import type { Page } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

/** A screen in one of its states: looked at by axe, and photographed. */
export interface Screen {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
}

export const at = (path: string) => (page: Page) => page.goto(path)

export const as = (person: keyof typeof DEMO, path: string) => async (page: Page) => {
  await signedIn(page, DEMO[person])
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/**
 * The live connection never ends, so the network would never be idle. Refused inside the page: while Playwright
 * intercepts requests, Chromium caches nothing and compiles every script again.
 */
export function refuseLive() {
  const call = globalThis.fetch
  globalThis.fetch = (asked, how) =>
    typeof asked === 'string' && asked.endsWith('/backend/live')
      ? Promise.reject(new TypeError('refused'))
      : call(asked, how)
}
