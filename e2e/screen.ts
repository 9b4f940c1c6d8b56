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
