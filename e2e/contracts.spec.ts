import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { DEMO, signedIn } from './people.ts'

const cards = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher' })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filtrer par statut' }).getByRole('button', { name })
const NO_MATCH = 'Aucun contrat ne correspond à votre recherche.'

test.describe('a customer with contracts of every status', () => {
  test.beforeEach(async ({ page }) => {
    await signedIn(page, DEMO.user)
    await page.goto('/contracts')
    await openFold(page)
  })

  test('sees active contracts first, and unfolds the others', async ({ page }) => {
    await page.reload()
    await expect(cards(page)).toHaveCount(2)
    await openFold(page)
  })

  test('sees the status and the origin of each contract', async ({ page }) => {
    for (const [badge, count] of [
      ['Actif', 2],
      ['Prolongé', 1],
      ['Renouvelé', 1],
      ['Résilié', 1],
      ['Expiré', 1],
    ] as const)
      await expect(cards(page).filter({ has: page.getByText(badge, { exact: true }) })).toHaveCount(
        count,
      )
    for (const [origin, count] of [
      ['Original', 4],
      ['Extension', 1],
      ['Renouvellement', 1],
    ] as const)
      await expect(
        cards(page).filter({ has: page.getByText(origin, { exact: true }) }),
      ).toHaveCount(count)
    await expect(page.getByText('Ce contrat a expiré', { exact: true })).toHaveCount(1)
    await expect(page.getByText(/Renouvelé par le contrat/)).toBeVisible()
    await expect(page.getByText(/Prolongé jusqu’au/)).toBeVisible()
    await expect(page.getByText(/Motif\s: Voiture vendue/)).toBeVisible()
  })

  test('searches by number, type and details', async ({ page }) => {
    const number =
      (await cards(page)
        .nth(2)
        .getByText(/n°\s[0-9a-f]{8}$/)
        .textContent()) ?? ''
    for (const [words, count] of [
      [number.slice(-8), 1],
      ['voyage', 3],
      ['VOITURE', 3],
      ['renault', 3],
    ] as const) {
      await search(page).fill(words)
      await expect(cards(page)).toHaveCount(count)
    }
    await expect(page).toHaveURL('/contracts?q=renault')
    await page.reload()
    await expect(search(page)).toHaveValue('renault')
    await expect(cards(page)).toHaveCount(3)
  })

  test('sorts by date, price, type and status, both ways', async ({ page }) => {
    const sort = page.getByRole('combobox', { name: 'Trier par' })
    const ascending = page.getByRole('button', { name: 'Ordre croissant' })
    await expect(sort).toHaveValue('date')
    await expect(ascending).toHaveAttribute('aria-pressed', 'false')
    const newestFirst = await numbers(page)
    await ascending.click()
    await expect(ascending).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => numbers(page)).not.toEqual(newestFirst)

    await sort.selectOption('Trier par prix')
    await expect.poll(async () => isRising(await prices(page))).toBe(true)
    await ascending.click()
    await expect.poll(async () => isRising((await prices(page)).toReversed())).toBe(true)

    await sort.selectOption('Trier par type de contrat')
    await expect(cards(page).first()).toContainText('Assurance Voyage')
    await ascending.click()
    await expect(cards(page).first()).toContainText('Assurance Voiture')

    await sort.selectOption('Trier par statut')
    await expect(cards(page).first()).toContainText('Actif')
    await ascending.click()
    await expect(cards(page).first()).toContainText('Résilié')
  })

  test('filters by status, resets the filters, and is told when nothing matches', async ({
    page,
  }) => {
    for (const [name, count, badge] of [
      ['Actifs', 2, 'Actif'],
      ['Prolongés', 1, 'Prolongé'],
      ['Renouvelés', 1, 'Renouvelé'],
      ['Résiliés', 1, 'Résilié'],
      ['Expirés', 1, 'Expiré'],
    ] as const) {
      await chip(page, name).click()
      await expect(cards(page)).toHaveCount(count)
      await expect(cards(page).first().getByText(badge, { exact: true })).toBeVisible()
    }
    await search(page).fill('rien de tel')
    await expect(page.getByText(NO_MATCH)).toBeVisible()
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click()
    await expect(cards(page)).toHaveCount(6)
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL('/contracts')
  })

  test('opens the details of a contract: price paid, trips, answers', async ({ page }) => {
    await chip(page, 'Expirés').click()
    await cards(page)
      .getByRole('button', { name: /^Détails du contrat/ })
      .click()
    for (const text of ['Prix total', 'Voyages', 'Vos réponses', 'Train'])
      await expect(cards(page).getByText(text, { exact: true })).toBeVisible()
    await cards(page)
      .getByRole('button', { name: /^Détails du contrat/ })
      .click()
    await expect(cards(page).getByText('Prix total')).toBeHidden()
  })

  test('downloads the PDF of a contract', async ({ page }) => {
    await chip(page, 'Résiliés').click()
    await expect(cards(page)).toHaveCount(1)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      cards(page).getByRole('button', { name: /^PDF/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^contrat_[0-9a-f-]{36}\.pdf$/)
    expect(await textOf(download)).toContain('Camille Roussel')
  })

  test('exports the list as a table, one line a contract', async ({ page }) => {
    const count = await page.getByRole('article').count()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter la liste (CSV)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('contrats.csv')
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toContain('Véhicule ou voyage;Contrat;')
    expect(lines.length - 1).toBeGreaterThanOrEqual(Math.max(count, 2))
  })

  test('is told when the PDF can’t be downloaded', async ({ page }) => {
    await page.route('**/pdf', (route) => route.abort())
    await cards(page).first().getByRole('button', { name: /^PDF/ }).click()
    await expect(
      cards(page).first().getByText('Erreur lors du téléchargement du PDF'),
    ).toBeVisible()
  })
})

test('a list that fails to load says so, and can be loaded again', async ({ page }) => {
  await signedIn(page, DEMO.user)
  await page.route('**/backend/contracts/user', (route) => route.abort())
  await page.goto('/contracts')
  await expect(
    page.getByText("Une erreur s'est produite lors de la récupération des contrats."),
  ).toBeVisible()
  await page.unroute('**/backend/contracts/user')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await openFold(page)
  await expect(page.getByText(/^Une erreur s'est produite/)).toBeHidden()
})

/** Shows the contracts that have ended or were replaced. */
async function openFold(page: Page) {
  await page.getByText('4 contrats terminés ou remplacés', { exact: true }).click()
  await expect(cards(page)).toHaveCount(6)
}

function numbers(page: Page): Promise<string[]> {
  return page.getByText(/n°\s[0-9a-f]{8}$/).allTextContents()
}

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents()
  return texts.map((text) =>
    Number((/[\d\s]+,\d{2}/.exec(text)?.[0] ?? '').replace(/\s/g, '').replace(',', '.')),
  )
}

function isRising(amounts: readonly number[]): boolean {
  return amounts.length > 1 && amounts.every((one, at) => at === 0 || (amounts[at - 1] ?? 0) <= one)
}
