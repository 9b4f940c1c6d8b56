import type { Page } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { addTravel, openRecap } from './recap.ts'
import type { Screen } from './screen.ts'

/** An account with two quotes, made once. */
let quoting: Promise<string> | undefined
const asQuoting = (path: string) => async (page: Page) => {
  quoting ??= withTwoQuotes(page)
  await signedIn(page, await quoting)
  await page.goto(path)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
async function withTwoQuotes(page: Page): Promise<string> {
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voyage')
  await addTravel(page)
  await page.getByRole('button', { name: 'Enregistrer ce devis' }).click()
  await page.getByText(/^Devis gardé/).waitFor()
  await page.goto('/devis')
  await page.getByRole('button', { name: /^Dupliquer/ }).click()
  await page.getByRole('checkbox').nth(1).waitFor()
  return email
}

export const QUOTE_SCREENS: readonly Screen[] = [
  { name: 'devis', open: asQuoting('/devis') },
  {
    name: 'devis-compares',
    open: async (page) => {
      await asQuoting('/devis')(page)
      await page.getByRole('checkbox').first().check()
      await page.getByRole('checkbox').last().check()
      await page.getByRole('button', { name: 'Comparer les deux devis' }).click()
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'devis-repris',
    open: async (page) => {
      await asQuoting('/devis')(page)
      await page
        .getByRole('button', { name: /^Reprendre/ })
        .first()
        .click()
      // the recap that the quotes came from may have been saved to the account before it was left
      const replace = page.getByRole('button', { name: 'Remplacer par le devis' })
      const price = page.getByText(/Le prix est toujours de/)
      await replace.or(price).first().waitFor()
      if (await replace.isVisible()) await replace.click()
      await price.waitFor()
      // collapsed on a phone
      if ((page.viewportSize()?.width ?? 0) > 760)
        await page.locator('.trip-map-sheet svg').waitFor()
    },
  },
]
