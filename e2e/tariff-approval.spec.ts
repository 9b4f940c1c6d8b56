import { expect, type Page, test } from '@playwright/test'
import { DEMO, newToken, storedAtFirst } from './people.ts'

/** Signs in with a new session, so that the approver has just proved their presence. */
async function openAs(page: Page, email: string, path: string): Promise<string> {
  const accessToken = await newToken(page.request, email)
  await storedAtFirst(page, { accessToken })
  await page.goto(path)
  return accessToken
}

/** A random first day within five years: two tariffs of a product can't share one, and the journey may be repeated. */
const startsOn = () => {
  const days = 300 + Math.floor(Math.random() * 1500)
  return Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString()
}

test('a tariff is prepared and simulated by an administrator, approved by another, then withdrawn', async ({
  page,
  browser,
}) => {
  const token = await openAs(page, DEMO.admin, '/admin/tariffs')
  await page.getByRole('button', { name: 'Préparer un tarif' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(dialog.getByText('Indiquez le premier jour.')).toBeVisible()
  const firstDay = dialog.getByLabel('Premier jour', { exact: true })
  await firstDay.fill('01/11/2026')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(firstDay).toHaveAccessibleDescription('Un tarif commence au plus tôt demain.')
  await expect(firstDay).toBeFocused()
  await firstDay.fill(startsOn())
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page).toHaveURL(/\/admin\/tariffs\/[0-9a-f-]{36}$/)
  const path = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { level: 1, name: /^car-20\d\d-\d+$/ })).toBeVisible()
  await expect(page.getByText('Aucun nombre modifié')).toBeVisible()

  await page.getByText('Stationnement', { exact: true }).click()
  const garage = page.getByLabel('Garage fermé, Vol et incendie')
  await garage.fill('0,95')
  await expect(page.getByText('1 nombre modifié').first()).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/présente plus de risque que.*et coûterait moins/)).toBeVisible()
  await garage.fill('0,7x')
  await expect(page.getByText('Corrigez les cases qui ne sont pas des nombres.')).toBeVisible()
  await garage.fill('0,70')
  // what is typed waits in the tab, whatever page is opened meanwhile
  await page.getByRole('link', { name: 'Tous les tarifs' }).click()
  await page.goBack()
  await expect(garage).toHaveValue('0,70')
  const name = page.getByLabel('Nom du tarif')
  const version = await name.inputValue()
  await name.fill('car-2027-2')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(name).toHaveAccessibleDescription('Un autre tarif porte déjà ce nom.')
  await name.fill(' ')
  await expect(name).toHaveAccessibleDescription('Donnez un nom à ce tarif.')
  await name.fill(version)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Brouillon enregistré.')).toBeVisible()
  await expect(page.getByText('avant : 0,68')).toBeVisible()
  await expect(page.getByText(/^Modifié par thomas/)).toBeVisible()

  await page.getByRole('button', { name: 'Simuler sur les contrats en cours' }).click()
  await expect(
    page.getByText(/contrats? en cours est simulé|contrats simulés|en cours sont simulés/),
  ).toBeVisible()
  await page.getByLabel('Segment').selectOption('Stationnement')
  await expect(page.getByRole('table', { name: 'Stationnement' }).last()).toContainText('Contrats')

  // the author reads why they can't approve it, and the server refuses
  await expect(page.getByText(/un autre administrateur doit l’approuver/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approuver ce tarif' })).toHaveCount(0)
  const own = await page.request.post(`/backend${path}/approval`, {
    headers: { authorization: `Bearer ${token}` },
    data: { revision: 2 },
  })
  expect(own.status()).toBe(403)

  const second = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await openAs(second, DEMO.root, path)
  await expect(second.getByText('avant : 0,68')).toBeVisible()
  await second.getByRole('button', { name: 'Approuver ce tarif' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Approuver ce tarif' }).click()
  await expect(second.getByText('Approuvé, à venir')).toBeVisible()
  await expect(second.getByLabel('Garage fermé, Vol et incendie')).toHaveCount(0)
  await expect(second.getByText(/^Approuvé par ines/)).toBeVisible()

  await second.getByRole('button', { name: 'Retirer ce tarif' }).click()
  const withdrawal = second.getByRole('dialog')
  await withdrawal.getByLabel('Motif du retrait').fill('Les zones de vol sont à revoir.')
  await withdrawal.getByRole('button', { name: 'Retirer ce tarif' }).click()
  await expect(second.getByText('Motif : Les zones de vol sont à revoir.')).toBeVisible()
  await second.getByRole('link', { name: 'Tous les tarifs' }).click()
  const row = second.getByRole('row').filter({ hasText: 'car-2027-2' })
  await expect(row.getByText('En vigueur')).toBeVisible()
  await second.context().close()
})
