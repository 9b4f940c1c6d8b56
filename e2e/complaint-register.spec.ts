import { expect, test } from '@playwright/test'
import { ADVISOR } from './claim-people.ts'
import { accountIdOf, confirmed, newToken, signedIn } from './people.ts'

test('a complaint received by letter is recorded, assigned and annotated, and the customer can follow it', async ({
  page,
  browser,
}) => {
  const customer = await confirmed(page.request)
  await signedIn(page, ADVISOR)
  await page.goto('/admin/complaints')
  await page.getByRole('button', { name: 'Noter une réclamation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Noter la réclamation' }).click()
  await expect(dialog.getByText('Remplissez l’adresse')).toBeVisible()
  await expect(dialog.getByText('Remplissez l’objet.')).toBeVisible()
  await expect(dialog.getByLabel('Adresse e-mail du client')).toBeFocused()
  await dialog.getByLabel('Adresse e-mail du client').fill(customer.email)
  const subject = `Attestation jamais reçue ${customer.email.slice(4, 9)}`
  await dialog.getByLabel('Objet').fill(subject)
  await dialog.getByLabel('Ce qui est dit ou écrit').fill('Trois lettres restées sans réponse.')
  await dialog.getByRole('button', { name: 'Noter la réclamation' }).click()
  await expect(page.getByText('La réclamation est au registre.')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Rechercher une réclamation' })
  await search.fill(`recue ${customer.email.slice(4, 9)} ATTESTATION`)
  const card = page.getByRole('listitem').filter({ hasText: subject })
  await expect(card).toContainText('par lettre')
  await card.getByLabel(`Motif : ${subject}`).selectOption({ label: 'Délai ou absence de réponse' })
  await expect(card.getByLabel(`Motif : ${subject}`)).toHaveValue('delay')
  await card.getByLabel(`Suivie par : ${subject}`).selectOption({ label: 'Suivie par : Moi' })
  await card.getByLabel(`Noter, entre collègues : ${subject}`).fill('Attestation renvoyée hier.')
  await card.getByRole('button', { name: 'Noter', exact: true }).click()
  await expect(card.getByRole('region', { name: 'Notes de l’équipe' })).toContainText(
    'Attestation renvoyée hier.',
  )
  await page.getByRole('combobox', { name: 'Suivie par', exact: true }).selectOption('me')
  await expect(page).toHaveURL(/suivi=me/)
  await expect(card).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Registre (CSV)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^reclamations_\d{4}-\d\d-\d\d\.csv$/)

  // the filter for a colleague's complaints does not list this one
  await page
    .getByRole('combobox', { name: 'Suivie par', exact: true })
    .selectOption({ label: 'Hugo Meyer' })
  await expect(page).toHaveURL(/suivi=[\da-f]{8}-/)
  await expect(card).toHaveCount(0)

  await page.goto(`/admin/customers/${accountIdOf(await newToken(page.request, customer.email))}`)
  await page.getByRole('button', { name: 'Noter une réclamation' }).click()
  await expect(dialog.getByLabel('Adresse e-mail du client')).toHaveValue(customer.email)
  await dialog.getByLabel('Objet').fill('Appel de ce matin')
  await dialog.getByLabel('Ce qui est dit ou écrit').fill('Le conseiller a raccroché.')
  await dialog.getByRole('button', { name: 'Noter la réclamation' }).click()
  await expect(page.getByRole('table', { name: 'Réclamations' })).toContainText('Appel de ce matin')

  const own = await (await browser.newContext()).newPage()
  await signedIn(own, customer.email)
  await own.goto('/reclamations/suivi')
  await expect(own.getByText(subject)).toBeVisible()
  await expect(own.getByText('Attestation renvoyée hier.')).toBeHidden()
})

test('a complaint of somebody without an account is recorded, acknowledged and answered by letter', async ({
  page,
}) => {
  await signedIn(page, ADVISOR)
  await page.goto('/admin/complaints')
  await page.getByRole('button', { name: 'Noter une réclamation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Une personne sans compte').click()
  const name = `Paule Ferrand ${Date.now()}`
  const subject = `Portail de ${name}`
  await dialog.getByLabel('Nom et prénom').fill(name)
  await dialog.getByLabel('Objet').fill(subject)
  await dialog
    .getByLabel('Ce qui est dit ou écrit')
    .fill('Votre assurée a reculé dans mon portail.')
  await dialog.getByRole('button', { name: 'Noter la réclamation' }).click()
  await expect(dialog.getByText('Remplissez l’adresse postale, ou l’e-mail.')).toBeVisible()
  await dialog.getByLabel('Adresse postale').fill('4, rue des Lices\n35000 Rennes')
  await dialog.getByRole('button', { name: 'Noter la réclamation' }).click()
  await expect(page.getByText('La réclamation est au registre.')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Rechercher une réclamation' }).fill(name)
  const card = page.getByRole('listitem').filter({ hasText: subject })
  await expect(card).toContainText(`${name} (sans compte)`)
  await expect(card).toContainText('4, rue des Lices, 35000 Rennes')
  await expect(card.getByRole('button', { name: /^Lettre à poster/ })).toHaveCount(0)
  await card.getByRole('button', { name: /^Accuser réception/ }).click()
  await expect(card).toContainText('lettre du')
  await card.getByRole('button', { name: /^Répondre/ }).click()
  await dialog.getByLabel('Réponse').fill('Nous payons votre portail.')
  // what is typed is kept: Escape closes, and the text is there again
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: /^Répondre/ }).click()
  await expect(dialog.getByLabel('Réponse')).toHaveValue('Nous payons votre portail.')
  await expect(dialog.getByText('imprimez-la et postez-la')).toBeVisible()
  await dialog.getByRole('button', { name: 'Faire la lettre' }).click()
  await expect(card).toContainText('Nous payons votre portail.')
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Lettre à poster/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^reclamation_[\da-f]{8}\.pdf$/)
})
