import { expect, test } from '@playwright/test'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { signedIn } from './people.ts'

test('an advisor chooses the columns of the desk, which stay, and finds files by what is put aside', async ({
  page,
}) => {
  await declaredClaim(page)
  await signedIn(page, ADVISOR)
  await page.goto('/sinistresDashboard')
  const heads = page.getByRole('table', { name: 'Sinistres' }).getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Mis de côté' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Colonnes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mis de côté').check()
  await dialog.getByLabel('Mouvement').uncheck()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await page.reload()
  await expect(heads.filter({ hasText: 'Mis de côté' })).toHaveCount(1)
  await expect(heads.filter({ hasText: 'Mouvement' })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Mis de côté' }).selectOption('1000')
  await expect(page).toHaveURL(/montant=1000/)
  const amounts = page.locator('td[data-column="reserve"]')
  await expect(amounts.first()).toBeVisible()
  // the list before stays until the next has come
  await expect(async () => {
    for (const text of await amounts.allTextContents())
      expect(Number(text.replace(/[^\d,]/g, '').replace(',', '.'))).toBeGreaterThanOrEqual(1000)
  }).toPass()
})
