import { expect, type Page, test } from '@playwright/test'
import { buildContract } from '../apps/server/src/contracts/contracts.factory.ts'
import { SAMPLE_DEATH } from '../apps/server/src/contracts/estates/estates.factory.ts'
import { payDues } from '../apps/server/src/payments/dues/dues.factory.ts'
import { browserOf, declaredClaim } from './claim-people.ts'
import { openOwnDatabase } from './database.ts'
import { textOf } from './pdf-text.ts'
import { accountIdOf, registered, signInByForm, tokenOf } from './people.ts'
import { IBAN, letThreeDaysPass, teller } from './teller.ts'

/** A customer whose car, paid for, has been insured for ten days. */
async function insured(page: Page) {
  const { email } = await registered(page.request)
  const accountId = accountIdOf(await tokenOf(page.request, email))
  const database = await openOwnDatabase()
  await buildContract(database, { accountId, startingIn: -10, endingIn: 69 })
  await payDues(database, accountId)
  await database.destroy()
  return { email, accountId }
}

const typed = (daysAgo: number) => {
  const day = Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: daysAgo })
  return day.toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
}

test('the contract of somebody who has died is ended for the heirs, and what is due goes to their notary after a second person looked', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email, accountId } = await insured(page)
  const odile = await browserOf(browser, await teller(page.request, 'prepare'))
  const remi = await browserOf(browser, await teller(page.request, 'approve'))
  const estate = odile.getByRole('region', { name: 'Décès et succession' })

  await test.step('the death is recorded on the customer’s page', async () => {
    await odile.goto(`/admin/customers/${accountId}`)
    await odile.getByRole('button', { name: 'Enregistrer un décès' }).click()
    const dialog = odile.getByRole('dialog', { name: 'Enregistrer un décès' })
    await dialog.getByRole('button', { name: 'Enregistrer le décès' }).click()
    await expect(dialog.getByText('Il manque ceci.').first()).toBeVisible()
    await dialog.getByLabel('Date du décès', { exact: true }).fill(typed(5))
    await dialog.getByText('Un notaire').click()
    await dialog.getByLabel('Nom', { exact: true }).fill('Me Marin, notaire')
    await dialog.getByLabel('Adresse postale').fill('3 rue du Port\n35400 Saint-Malo')
    await dialog.getByLabel('Pièces vues').fill('Acte de décès, acte de notoriété')
    await dialog.getByRole('button', { name: 'Enregistrer le décès' }).click()
    await expect(dialog).toBeHidden()
    await expect(estate).toContainText('3 rue du Port')
    await expect(odile.getByText('fermé, titulaire décédé')).toBeVisible()
  })

  await test.step('nobody signs in to the account any more', async () => {
    await page.goto('/login')
    await signInByForm(page, email)
    await expect(page.getByText('Identifiants invalides')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('the contract ends on the day on which the heirs asked, with what comes back', async () => {
    await estate.getByRole('button', { name: /^Résilier pour les héritiers/ }).click()
    const dialog = odile.getByRole('dialog', { name: /pour les héritiers/ })
    await dialog.getByLabel('Demande reçue le', { exact: true }).fill(typed(6))
    await expect(dialog.getByText(/ne peut pas précéder le décès/)).toBeVisible()
    await dialog.getByLabel('Demande reçue le', { exact: true }).fill(typed(3))
    await expect(dialog.getByText('À verser à la succession')).toBeVisible()
    await dialog.getByRole('button', { name: 'Résilier le contrat' }).click()
    await expect(dialog).toBeHidden()
    await expect(estate.getByText(/^résilié pour les héritiers le/)).toBeVisible()
  })

  await test.step('its receipt is printed for the notary, and names the ground', async () => {
    const [download] = await Promise.all([
      odile.waitForEvent('download'),
      estate.getByRole('button', { name: /^Reçu à imprimer/ }).click(),
    ])
    const text = (await textOf(download)).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Me Marin, notaire, pour la succession')
    expect(text).toContain('L121-10')
  })

  await test.step('its relevé d’information is printed for whoever insures the car next', async () => {
    const [download] = await Promise.all([
      odile.waitForEvent('download'),
      estate.getByRole('button', { name: /^Relevé d’information/ }).click(),
    ])
    expect(await textOf(download)).toContain('L121-10')
  })

  await test.step('the payee is named, with the papers that were seen', async () => {
    await expect(estate.getByText('Bénéficiaire à nommer')).toBeVisible()
    await estate.getByRole('button', { name: /^Nommer le bénéficiaire/ }).click()
    const dialog = odile.getByRole('dialog', { name: /^Qui reçoit ces/ })
    await dialog.getByLabel('Titulaire du compte').fill('SCP Marin et associés')
    await dialog.getByLabel('IBAN').fill(IBAN)
    await dialog.getByLabel('Au vu de quelles pièces ?').fill('Acte de notoriété')
    await dialog.getByRole('button', { name: 'Nommer le bénéficiaire' }).click()
    await expect(dialog).toBeHidden()
    await expect(estate.getByText(/SCP Marin et associés/)).toBeVisible()
    await expect(estate.getByText(/Une autre personne l’examine/)).toBeVisible()
  })

  await test.step('three days later another person reads why, and lets it go', async () => {
    await letThreeDaysPass(email)
    await remi.goto('/finance/banque')
    const row = remi.getByRole('row').filter({ hasText: 'SCP Marin et associés' })
    await expect(row).toContainText(/Assuré décédé.*au vu de «.Acte de notoriété.»/)
    await row.getByRole('button', { name: /^Laisser partir/ }).click()
    const dialog = remi.getByRole('dialog')
    await dialog.getByLabel('Ce que vous avez vérifié').fill('Acte relu, étude rappelée')
    await dialog.getByRole('button', { name: 'Laisser partir' }).click()
    await expect(remi.getByText('Le virement peut entrer dans un lot.')).toBeVisible()
  })
})

test('the claim of somebody who has died keeps their name, and says that they read nothing there', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page)
  const preparer = await teller(page.request, 'prepare')
  const odile = await browserOf(browser, preparer)
  const shut = odile.getByText('Le compte de l’assuré est fermé.', { exact: true })
  await odile.goto(path)
  const owner = odile.getByText(/^Assuré\s:/)
  const named = (await owner.textContent()) ?? ''
  await expect(shut).toHaveCount(0)
  const recorded = await page.request.post(
    `/backend/desk/customers/${accountIdOf(await tokenOf(page.request, email))}/estate`,
    {
      headers: { authorization: `Bearer ${await tokenOf(page.request, preparer)}` },
      data: SAMPLE_DEATH,
    },
  )
  expect(recorded.ok()).toBe(true)
  await odile.reload()
  await expect(shut).toBeVisible()
  await expect(owner).toHaveText(named)
  await odile.getByRole('button', { name: 'Demander un document' }).click()
  const dialog = odile.getByRole('dialog')
  await dialog.getByLabel('Document', { exact: true }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(
    odile.getByText(/^La demande est notée\. L’assuré n’en est pas prévenu/),
  ).toBeVisible()
  await odile.getByRole('link', { name: 'Voir sa fiche' }).click()
  await expect(odile.getByRole('region', { name: 'Décès et succession' })).toBeVisible()
})
