import { expect, type Locator, type Page, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { registered } from './people.ts'
import { addTravel, openRecap, sign } from './recap.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Bilan carbone estimé' })
const box = (page: Page) =>
  panel(page).getByRole('checkbox', { name: /Ajouter une contribution à des projets climat/ })
const prices = (page: Page) => page.getByRole('complementary').first()
const removeTravel = (page: Page) =>
  page.getByRole('button', { name: /^Retirer le voyage de Paris/ }).first()
const JOURNEY = '**/backend/api/calculate/journey'

test('a customer reads the estimate of a trip, contributes, and finds it in the quote and the contract', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await addTravel(page)

  await test.step('the estimate is shown without asking for anything', async () => {
    await expect(panel(page).getByText('CO2e pour votre trajet')).toBeVisible()
    await expect(box(page)).not.toBeChecked()
    await expect(panel(page).getByText('(facultatif)')).toBeVisible()
    const ways = panel(page).getByRole('figure').getByRole('listitem')
    await expect(ways.first()).toContainText('Train')
    await expect(ways.filter({ hasText: 'votre choix' })).toHaveText(/^Train/)
    await expect(page.getByText(/^Train, environ .*CO2e$/)).toBeVisible()
    await expect(panel(page)).not.toContainText(/neutre|compens/i)
  })

  await test.step('the map also describes its trip in words', async () => {
    const map = panel(page).getByRole('group', { name: 'Le sillage de votre trajet' })
    await expect(map.getByRole('listitem')).toContainText(/Paris\s+vers\s+Barcelonetrain, 8\d\d\s/)
    await expect(map.locator('svg').first()).toHaveAttribute('aria-hidden', 'true')
  })

  await test.step('the calculation is shown on demand', async () => {
    await panel(page).getByText('Comment ce chiffre est calculé').click()
    const table = panel(page).getByRole('table', { name: 'Calcul du trajet Paris – Barcelone' })
    await expect(table.getByRole('row', { name: /^Train/ })).toContainText('à vol d’oiseau × 1,20')
    await expect(table.getByRole('row', { name: /^Avion/ })).toContainText('ADEME')
  })

  const before = await total(page)
  await test.step('a contribution is added to the price, with either option', async () => {
    await box(page).check()
    const energy = panel(page).getByRole('radio', { name: /Énergie renouvelable/ })
    await expect(energy).toBeChecked()
    await expect(prices(page)).toContainText('Contribution, énergie renouvelable')
    await expect.poll(() => total(page)).toBeGreaterThan(before)
    await panel(page)
      .getByRole('radio', { name: /1 arbre planté/ })
      .check()
    await expect(panel(page).getByText(/sur 30\sans/)).toBeVisible()
    await expect.poll(() => total(page)).toBeCloseTo(before + 3, 2)
    await expect(prices(page).getByText('Prix du contrat').first()).toBeVisible()
  })

  await test.step('the tick and the option survive a reload, and are calculated again', async () => {
    await page.reload()
    await expect(box(page)).toBeChecked()
    await expect(panel(page).getByRole('radio', { name: /arbre/ })).toBeChecked()
    await expect.poll(() => total(page)).toBeCloseTo(before + 3, 2)
  })

  await test.step('the quote includes the contribution', async () => {
    const [request, download] = await Promise.all([
      page.waitForRequest('**/backend/pdf/generateQuote'),
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Générer un devis' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      compensate: true,
      compensationCost: 3,
      offsetOption: 'tree_planting',
      emissionsData: { offset_options: { tree_planting: { impact: 1 } } },
    })
    expect(await textOf(download)).toMatch(/contribution/i)
  })

  await test.step('the contract and its document include the contribution', async () => {
    await sign(page)
    const [request] = await Promise.all([
      page.waitForRequest('**/backend/contracts/'),
      page.getByRole('button', { name: 'Confirmer la création du contrat' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      compensationAmount: 3,
      offsetOption: 'tree_planting',
    })
    await expect(page).toHaveURL(/\/contracts/)
    expect(await contractText(page)).toMatch(/3,00 €/)
  })
})

test('a car contribution is for the car described and the days of the contract', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await expect(panel(page).getByText(/CO2e pour les \d\d\sjours du contrat/)).toBeVisible()
  const bars = panel(page).getByRole('figure').getByRole('listitem')
  await expect(bars).toContainText(['Votre voiture', 'Voiture de référence'])
  const before = await total(page)
  await box(page).check()
  await expect.poll(() => total(page)).toBeGreaterThan(before + 1)
  await expect.poll(() => total(page)).toBeLessThan(before + 5)
  const added = (await total(page)) - before
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  const text = await contractText(page)
  expect(text).toMatch(/jours de votre voiture/)
  expect(text).toContain(`${added.toFixed(2).replace('.', ',')} €`)
})

test('the contribution is unticked when there is nothing to calculate, or when the calculation fails', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await test.step('it is unticked without a trip', async () => {
    await box(page).click()
    await expect(
      panel(page).getByText('Veuillez ajouter au moins un voyage pour compenser vos émissions.'),
    ).toBeVisible()
    await expect(box(page)).not.toBeChecked()
  })
  await test.step('it is unticked when the calculator fails', async () => {
    await addTravel(page)
    await expect(panel(page).getByText('CO2e pour votre trajet')).toBeVisible()
    await page.route(JOURNEY, (route) => route.fulfill({ status: 400, json: {} }))
    await box(page).click()
    await expect(
      panel(page).getByText('Erreur lors du calcul des émissions. Veuillez réessayer.'),
    ).toBeVisible()
    await expect(box(page)).not.toBeChecked()
    await page.unroute(JOURNEY)
  })
  await test.step('it is ticked again after a new try', async () => {
    await box(page).click()
    await expect(box(page)).toBeChecked()
    await expect(prices(page)).toContainText('Contribution')
    await expect(panel(page).getByRole('alert')).toBeEmpty()
  })
})

test('a car without kilometres has no contribution', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await changeDraft(page, (draft) => draft.replace('"answer":12000', '"answer":0'))
  await expect(panel(page).getByText(/Indiquez vos kilomètres par an/)).toBeVisible()
  await box(page).click()
  await expect(
    panel(page).getByText('Veuillez renseigner le nombre de kilomètres parcourus par an.'),
  ).toBeVisible()
  await expect(box(page)).not.toBeChecked()
})

test('changing the trips recalculates the contribution, and removing the last one removes it', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  const bare = await total(page)
  await addTravel(page)
  await box(page).check()
  await expect.poll(() => total(page)).toBeGreaterThan(bare)
  const one = await total(page)
  await addTravel(page)
  await expect(panel(page).getByText('CO2e pour vos deux trajets')).toBeVisible()
  await expect.poll(() => total(page)).toBeGreaterThan(one)
  await removeTravel(page).click()
  await expect.poll(() => total(page)).toBeCloseTo(one, 2)
  await removeTravel(page).click()
  await expect(box(page)).not.toBeChecked()
  await expect.poll(() => total(page)).toBeCloseTo(bare, 2)
  await addTravel(page)
  await expect(panel(page).getByText('CO2e pour votre trajet')).toBeVisible()
  await expect(box(page)).not.toBeChecked()
})

test('while the contribution is being calculated, the page says so and nothing can be signed', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await addTravel(page)
  await expect(panel(page).getByText('CO2e pour votre trajet')).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(JOURNEY, async (route) => {
    await held.promise
    await route.continue()
  })
  await box(page).click()
  await expect(panel(page).getByText('Calcul des émissions en cours...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Génération en cours...' })).toBeDisabled()
  await expect(
    page.getByRole('button', { name: 'Confirmer la création du contrat' }),
  ).toBeDisabled()
  held.resolve()
  await expect(panel(page).getByRole('radio', { name: /Énergie renouvelable/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Générer un devis' })).toBeEnabled()
  await box(page).uncheck()
  await expect(prices(page)).not.toContainText('Contribution, ')
})

test('an impossible trip is reported next to the trips', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await addTravel(page)
  await changeDraft(page, (draft) =>
    draft
      .replace('"arrival":"Barcelone"', '"arrival":"Ajaccio"')
      .replace(/,"arrival_place_id":"[^"]*"/, ''),
  )
  const refusal = /aucune voie ferrée ne relie ces deux villes/
  await expect(page.getByRole('region', { name: 'Vos voyages' }).getByText(refusal)).toBeVisible()
  await expect(panel(page).getByText('L’estimation n’est pas disponible.')).toBeVisible()
  await box(page).click()
  await expect(
    panel(page).getByText('Erreur lors du calcul des émissions. Veuillez réessayer.'),
  ).toBeVisible()
  await expect(box(page)).not.toBeChecked()
})

test('the contribution can be chosen with the keyboard alone', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  const reaches = async (wanted: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element.matches(':focus'))) return
    }
    throw new Error(`Never reached ${String(wanted)}`)
  }
  // the first key press loads the report
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeAttached()
  await reaches(box(page))
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page)).toBeChecked()
  const trees = panel(page).getByRole('radio', { name: /arbres plantés/ })
  await expect(trees).toBeVisible()
  await reaches(panel(page).getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(trees).toBeChecked()
  await expect(prices(page)).toContainText('Contribution, plantation d’arbres')
})

test('when the server calculates another contribution, the right total is shown and can be accepted', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  // the page gets an outdated amount
  await page.route(JOURNEY, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.offset_options.renewable_energy.cost_usd = 7.77
    await route.fulfill({ response: answer, json })
  })
  const bare = await total(page)
  await addTravel(page)
  await box(page).check()
  await expect.poll(() => total(page)).toBeCloseTo(bare + 7.77, 2)
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Le prix a changé.' })
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: /^Accepter/ }).click()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await contractText(page)).toMatch(/contribution/i)
})

/** The amount to pay on the price card. */
async function total(page: Page): Promise<number> {
  const text =
    (await prices(page)
      .getByText(/^[\d\s]+,\d{2}\s€$/)
      .first()
      .textContent()) ?? ''
  return Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
}

/** Reloads the page with a draft that another day, or another version, could have left. */
async function changeDraft(page: Page, change: (draft: string) => string) {
  const [key, text] = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('sillage.draft')) ?? ''
    return [name, localStorage.getItem(name) ?? ''] as const
  })
  const changed = change(text)
  expect(changed).not.toBe(text)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, changed] as const)
  await page.reload()
}

async function contractText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PDF/ }).first().click(),
  ])
  return textOf(download)
}
