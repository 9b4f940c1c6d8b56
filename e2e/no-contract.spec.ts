import { expect, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'

test('a customer without contracts is invited to subscribe', async ({ page }) => {
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/contracts')
  await expect(
    page.getByText("Vous n'avez pas de contrat en cours.", { exact: true }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Souscrire' }).click()
  await expect(page).toHaveURL('/souscription')
})
