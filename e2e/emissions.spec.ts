import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { addTravel, chooseCities, openRecap, sign } from './recap.ts'

const figure = (page: Page) => page.getByText(/CO2e en \d{4}/).locator('..')

test('a customer with a trip sees its emissions by month and mode, and downloads them as CSV', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await addTravel(page)
  await page.getByRole('checkbox', { name: /Ajouter une contribution/ }).check()
  await page.getByRole('radio', { name: /1 arbre planté/ }).check()
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)

  await test.step('the page is opened from the account menu', async () => {
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'Mes émissions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mes émissions' })).toBeFocused()
    await expect(page).toHaveTitle('Mes émissions · Sillage')
  })

  // Paris to Barcelona by train: 831 km × 1.20 × 0.0035
  await test.step('the page shows the yearly figure, its chart and its table', async () => {
    await expect(figure(page)).toHaveText(/^environ 3,5\skg CO2e en 20\d\d$/)
    await expect(page.getByRole('region', { name: 'Par mode' }).getByRole('listitem')).toHaveText(
      /^Train3,5\skg\sCO2e$/,
    )
    await page.getByText('Les mêmes émissions en chiffres, mois par mois').click()
    const table = page.getByRole('table', { name: /^Émissions estimées de/ })
    await expect(table.getByRole('row').nth(1)).toHaveText(/3,5\skg.*–.*–|–.*3,5\skg/)
    await page.getByText('Contrat par contrat').click()
    await expect(page.getByRole('cell', { name: 'Paris – Barcelone, train' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/compens|neutre/i)
    const contributions = page.getByRole('region', { name: 'Vos contributions' })
    await expect(contributions).toContainText(/Plantation d’arbres3,00\s€/)
    await expect(contributions).toContainText('ne supprime pas les émissions')
  })

  await test.step('the CSV lists trips and contributions', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger en CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^emissions_\d{4}-\d{2}-\d{2}\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/^\uFEFFContrat;Type;Mois;/)
    expect(text).toMatch(/;Voyage;\d{4}-\d{2};Trajet;Paris – Barcelone;Train;3,\d\d;[\d-]+;;\r\n/)
    expect(text).toMatch(/;Contribution;Plantation d’arbres;;;[\d-]+;3,00;.*\r\n$/)
  })
})

test('a customer without a contract is told so, and a failed load can be retried', async ({
  page,
}) => {
  await signedIn(page, (await registered(page.request)).email)
  await page.route('**/backend/contracts/emissions', (route) => route.abort())
  await page.goto('/emissions')
  await expect(page.getByText('Vos émissions n’ont pas pu être lues.')).toBeVisible()
  await page.unroute('**/backend/contracts/emissions')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Rien à estimer pour le moment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Souscrire un contrat' })).toBeVisible()
})

test('anyone can read the method and try the calculator', async ({ page }) => {
  await page.goto('/accessibilite')
  await page.getByRole('link', { name: 'Notre méthode' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notre méthode' })).toBeVisible()
  await page.getByRole('link', { name: 'Essayer le calculateur' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calculateur' })).toBeVisible()

  await test.step('a missing field is marked', async () => {
    await page.getByRole('button', { name: 'Calculer' }).click()
    await expect(page.getByRole('combobox', { name: 'Ville de départ' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
  await test.step('a trip shows all means of transport side by side', async () => {
    await chooseCities(page)
    await page.getByRole('button', { name: 'Calculer' }).click()
    const ways = page.getByRole('figure').getByRole('listitem')
    await expect(ways.first()).toContainText(/Train.*3,5\skg/)
    await expect(ways.filter({ hasText: 'Avion' })).toHaveCount(1)
  })
  await test.step('a car is estimated over a year', async () => {
    await page.getByRole('radio', { name: 'Une voiture sur un an' }).check()
    await page.getByRole('button', { name: 'Calculer' }).click()
    await expect(page.getByText('CO2e par an, à l’usage').locator('..')).toContainText(
      /environ 2\s800\skg/,
    )
  })
})
