import type { Page } from '@playwright/test'

export const levels = (page: Page) => page.getByRole('group', { name: 'Niveau de garantie' })

/** Counts actions: each tap, or field filled. */
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

/** Names a city of the trip and takes the first one found. */
export async function goTo(page: Page, label: string, city: string) {
  await page.getByRole('combobox', { name: label }).fill(city)
  await page
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .click()
}
