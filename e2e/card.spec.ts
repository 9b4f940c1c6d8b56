import { expect, test } from '@playwright/test'
import { registered } from './people.ts'
import { openRecap, sign } from './recap.ts'

test('someone pays by card: refused at first, then accepted, with a receipt', async ({ page }) => {
  const person = await registered(page.request)
  await openRecap(page, person.email, 'Voiture')
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  await page.goto('/payments')

  await test.step('a refusal leaves the amount owed', async () => {
    await page.getByRole('button', { name: /^Régler .* par carte$/ }).click()
    await page.getByRole('button', { name: /^Refuser/ }).click()
    await expect(page.getByText('Votre banque a refusé ce paiement.')).toBeVisible()
  })

  await test.step('who comes back without paying finds everything as it was', async () => {
    await page.getByRole('button', { name: /^Régler .* par carte$/ }).click()
    await page.getByRole('button', { name: 'Revenir sans payer' }).click()
    await expect(page.getByRole('button', { name: /^Régler .* par carte$/ })).toBeVisible()
  })

  await test.step('what is paid is paid at once, and nothing of it stays in the address', async () => {
    await page.getByRole('button', { name: /^Régler .* par carte$/ }).click()
    await page.getByRole('button', { name: /^Payer/ }).click()
    await expect(page.getByText(/^Votre paiement de .* est enregistré\.$/)).toBeVisible()
    await expect(page).toHaveURL(/\/payments$/)
    await expect(page.getByRole('button', { name: /par carte$/ })).toHaveCount(0)
    await expect(page.getByText(/^Quittance de l’échéance/)).toBeVisible()
  })
})
