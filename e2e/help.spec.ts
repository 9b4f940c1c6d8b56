import { expect, test } from '@playwright/test'

test('the help page needs no session, and its search finds answers by any word', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click()
  await expect(page).toHaveURL('/aide')
  const answers = page.getByRole('main').locator('.help-entry')
  const all = await answers.count()
  expect(all).toBeGreaterThan(20)
  await page.getByRole('searchbox', { name: 'Chercher une réponse' }).fill('Où est mon ATTESTATION')
  await expect(page.getByRole('status')).toHaveText('1 réponse')
  const certificate = answers.filter({ hasText: 'mémo véhicule assuré' })
  await certificate.getByText(/^Où est mon attestation/).click()
  await expect(certificate.getByText(/parmi les documents du contrat/)).toBeVisible()
  for (const words of [
    'remboursement',
    'constat',
    'second conducteur',
    'facture',
    'payer par carte',
    'changer de plaque',
    'retard avion',
  ]) {
    await page.getByRole('searchbox').fill(words)
    await expect(page.getByRole('status'), words).toHaveText(/^\d réponses?$/)
  }
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(page.getByRole('status')).toHaveText(/Aucune réponse/)
  await expect(answers.filter({ visible: true })).toHaveText([/À qui parler/])
  await expect(page.getByRole('link', { name: 'Écrire à un conseiller' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Le climat' })).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await expect(answers.filter({ visible: true })).toHaveCount(all)
})
