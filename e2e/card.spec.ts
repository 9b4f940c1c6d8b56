import { expect, test } from '@playwright/test'
import { registered } from './people.ts'
import { openRecap, sign } from './recap.ts'

test('a card payment is refused, then abandoned, then accepted with a receipt', async ({
  page,
}) => {
  const person = await registered(page.request)
  await openRecap(page, person.email, 'Voiture')
  await expect(page.getByRole('radio', { name: /^Carte ou virement/ })).toBeChecked()
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  await page.goto('/payments')
  await expect(
    page.getByText('Par carte ou par virement, à réception de chaque avis.'),
  ).toBeVisible()

  await test.step('a refused payment leaves the amount owed', async () => {
    await page.getByRole('button', { name: /^Régler .* par carte$/ }).click()
    await page.getByRole('button', { name: /^Refuser/ }).click()
    await expect(page.getByText('Votre banque a refusé ce paiement.')).toBeVisible()
  })

  await test.step('coming back without paying changes nothing', async () => {
    await page.getByRole('button', { name: /^Régler .* par carte$/ }).click()
    await page.getByRole('button', { name: 'Revenir sans payer' }).click()
    await expect(page.getByRole('button', { name: /^Régler .* par carte$/ })).toBeVisible()
  })

  await test.step('an accepted payment is recorded at once, and leaves nothing in the URL', async () => {
    await page.getByRole('button', { name: /^Régler .* par carte$/ }).click()
    await page.getByRole('button', { name: /^Payer/ }).click()
    await expect(page.getByText(/^Votre paiement de .* est enregistré\.$/)).toBeVisible()
    await expect(page).toHaveURL(/\/payments$/)
    await expect(page.getByRole('button', { name: /par carte$/ })).toHaveCount(0)
    await expect(page.getByText(/^Quittance de l’échéance/)).toBeVisible()
  })
})
