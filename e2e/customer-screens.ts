import type { Page } from '@playwright/test'
import { as, type Screen } from './screen.ts'

const searched = (typed: string) => async (page: Page) => {
  await as('advisor', '/admin/complaints')(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(typed)
}

/** The team's search, and the customer page it leads to. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  {
    name: 'chercher',
    open: async (page) => {
      await searched('roussel')(page)
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'chercher-rien',
    open: async (page) => {
      await searched('zzzzqqqq')(page)
      await page.getByText('Rien ne correspond').waitFor()
    },
  },
  {
    name: 'assure',
    open: async (page) => {
      await searched('camille roussel')(page)
      await page
        .getByRole('option', { name: /Camille Roussel/ })
        .first()
        .click()
      await page.getByRole('region', { name: 'Échanges' }).waitFor()
    },
  },
]
