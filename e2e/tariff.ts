import type { Page } from '@playwright/test'

export const levels = (page: Page) => page.getByRole('group', { name: 'Niveau de garantie' })

/** Counts what a hand does: each a tap, or one field filled. */
export function hand() {
  let done = 0
  return {
    count: () => done,
    act: async (action: () => Promise<unknown>) => {
      done += 1
      await action()
    },
  }
}
