import { expect, test } from '@playwright/test'
import { accountIdOf, DEMO, registered, signedIn, tokenOf } from './people.ts'
import { signedContract } from './signed-contract.ts'

test('an advisor finds a caller with the keyboard alone, and records a promise', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, { email, product: 'car', endingIn: 20 })
  await signedIn(page, DEMO.advisor)
  await page.goto('/sinistresDashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(id.slice(0, 8))
  const found = page.getByRole('option', { name: /^Renault Clio/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/customers\//)
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Renault Clio/ })).toBeVisible()

  const note = page.getByRole('form', { name: 'Noter un échange' })
  await note.getByRole('button', { name: 'Noter' }).click()
  await expect(note.getByText('Écrivez ce qui s’est dit.')).toBeVisible()
  await note.getByLabel('Ce qui s’est dit').fill('Rappeler pour la carte verte.')
  await note.getByLabel('Une suite promise').selectOption({ label: 'Pour demain' })
  await note.getByRole('button', { name: 'Noter' }).click()
  const waiting = page.getByRole('region', { name: 'Ce qui attend' })
  await expect(waiting).toContainText('Rappeler pour la carte verte.')
  await waiting.getByRole('button', { name: 'C’est fait' }).click()
  await expect(waiting).toContainText('Rien n’attend de notre part.')
})

test('nobody is offered to note what they said to themselves, nor the death of a colleague', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const customerId = accountIdOf(await tokenOf(page.request, email))
  const colleagueId = accountIdOf(await tokenOf(page.request, DEMO.admin))
  const ownId = accountIdOf(await signedIn(page, DEMO.advisor))
  const note = page.getByRole('form', { name: 'Noter un échange' })
  const death = page.getByRole('button', { name: 'Enregistrer un décès' })
  const exchanges = page.getByRole('region', { name: 'Échanges' })
  await page.goto(`/admin/customers/${customerId}`)
  await expect(note).toBeVisible()
  await expect(death).toBeVisible()
  await page.goto(`/admin/customers/${colleagueId}`)
  await expect(note).toBeVisible()
  await expect(death).toHaveCount(0)
  await page.goto(`/admin/customers/${ownId}`)
  await expect(exchanges).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect(death).toHaveCount(0)
})

test('a customer finds their contracts, pages and help answers by keyboard, and nobody else’s', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, { email, product: 'car', endingIn: 20 })
  await signedIn(page, email)
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Chercher' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(id.slice(0, 8))
  const found = dialog.getByRole('option', { name: /^Renault Clio/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('status')).toHaveText('1 résultat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/contracts.*${id}`))
  await expect(page.getByRole('dialog', { name: 'Documents du contrat' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.keyboard.type('Où est mon attestation')
  const answer = dialog.getByRole('option', { name: 'Où est mon attestation' })
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/aide#contrat-1$/)
  await expect(page.getByText('parmi les documents du contrat')).toBeVisible()

  await page.goto('/admin/customers/7c9e6679-7425-40de-944b-e07fc1f90ae7')
  await expect(page).toHaveURL(/unauthorized/)
})
