import { expect, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { registered, tokenOf } from './people.ts'
import { openRecap, sign } from './recap.ts'

test('a professional gives the company, the signer and their capacity before signing', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await page.request.put('/backend/profile', {
    headers: { authorization: `Bearer ${await tokenOf(page.request, email)}` },
    data: {
      accountKind: 'professionnel',
      companyName: 'Perrin et fille',
      siren: '732829320',
      firstName: 'Lou',
      lastName: 'Perrin',
    },
  })
  await openRecap(page, email, 'Voiture')
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  await expect(card.getByRole('button', { name: /Perrin et fille$/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /732 829 320$/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /Qui signe pour elle.*Lou Perrin$/ })).toBeVisible()
  await sign(page)
  const confirm = page.getByRole('button', { name: 'Confirmer la création du contrat' })
  await confirm.click({ force: true })
  await expect(card.getByText('Il manque une réponse à ce qui figurera au contrat.')).toBeVisible()
  await expect(card.getByLabel('En quelle qualité')).toBeFocused()
  await page.keyboard.type('Gérante')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: /Gérante$/ })).toBeFocused()
  await expect(card.getByText(/^Il manque/)).toHaveCount(0)
  await confirm.click()
  await expect(page).toHaveURL(/\/contracts/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('listitem')
      .filter({ hasText: 'Assurance Voiture' })
      .first()
      .getByRole('button', { name: /PDF/ })
      .click(),
  ])
  expect(await textOf(download)).toContain(
    'Perrin et fille SIREN 732 829 320 représentée par Lou Perrin, Gérante',
  )

  await page.goto('/profile')
  await expect(
    page.getByRole('definition').filter({ hasText: 'Lou Perrin, Gérante' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sa qualité').fill('')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Sa qualité')).toHaveAccessibleDescription(
    'Indiquez en quelle qualité cette personne signe.',
  )
  await dialog.getByLabel('Sa qualité').fill('Présidente')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    page.getByRole('definition').filter({ hasText: 'Lou Perrin, Présidente' }),
  ).toBeVisible()
})
