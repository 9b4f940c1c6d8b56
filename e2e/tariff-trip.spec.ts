import { expect, type Page, test } from '@playwright/test'
import { goTo, hand, levels } from './tariff.ts'

const zoneReason = (page: Page) => page.getByRole('status').filter({ hasText: /^Zone/ })

test('the place of a trip comes with its dates, so that a Tab from these leads to it', async ({
  page,
}) => {
  await page.addInitScript({ content: watchPlace })
  await page.goto('/tarif?assurance=Voyage')
  await expect(page.getByRole('combobox', { name: 'Où allez-vous' })).toBeVisible()
  expect(await page.evaluate('cameTogether')).toBe(true)
})

test('a trip is priced once its two days are known, with the keyboard alone', async ({ page }) => {
  await page.goto('/tarif?assurance=Voyage')
  await expect(page.getByText('Indiquez vos deux dates')).toBeVisible()
  await page.getByLabel('Date de début').focus()
  await page.keyboard.type('03/03/2027')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/03/2027')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Barcelone')
  await page
    .getByRole('option', { name: /^Barcelone.*Espagne/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(levels(page).getByRole('radio', { name: /\d,\d{2}\s€$/ })).toHaveCount(3)
  await expect(page.getByText('Pour 10 jours, toutes taxes comprises.')).toBeVisible()
  await expect(zoneReason(page)).toHaveText('Zone « Union européenne », pour Barcelone (Espagne).')
  await expect(page).toHaveURL(/r=travel\.zone\.european_union/)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Où allez-vous' })).toHaveValue('Barcelone')
  await expect(zoneReason(page)).toHaveText('Zone « Union européenne », pour Barcelone (Espagne).')
  await expect(page).toHaveURL(/ou=3128760\+Barcelone/)
  const kept = await page.getByRole('link', { name: 'L’envoyer par e-mail' }).getAttribute('href')
  const [link = ''] = /http\S+/.exec(decodeURIComponent(kept ?? '')) ?? []
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('combobox', { name: 'Où allez-vous' })).toHaveValue('Barcelone')
  await expect(levels(page).getByRole('radio', { name: /\d,\d{2}\s€$/ })).toHaveCount(3)
})

test('a link shows only places that the search finds', async ({ page }) => {
  await page.goto('/tarif?assurance=Voyage#r=travel.zone.world&ou=1+Appelez+le+0600000000')
  await expect(page.getByRole('combobox', { name: 'Où allez-vous' })).toHaveValue('')
  await expect(page.getByRole('radio', { name: /^Reste du monde/ })).toBeChecked()
  await expect(page).not.toHaveURL(/ou=/)
})

test('the farthest city sets the zone, a wider one can be chosen, and an unknown city asks for it', async ({
  page,
}) => {
  await page.goto('/tarif?assurance=Voyage#du=2027-03-03&au=2027-03-12')
  await goTo(page, 'Où allez-vous', 'Barcelone')
  await page.getByRole('button', { name: 'Ajouter une ville' }).click()
  await goTo(page, 'Et ensuite', 'Marrakech')
  await expect(zoneReason(page)).toContainText('Marrakech (Maroc)')
  await page.getByText('Choisir une zone plus large').click()
  await expect(page.getByRole('radio', { name: /^Union européenne/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Reste du monde/ }).check()
  await expect(zoneReason(page)).toContainText('Vous avez choisi une zone plus large')
  await expect(page).toHaveURL(/r=travel\.zone\.world/)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Et ensuite' })).toHaveValue('Marrakech')
  await expect(zoneReason(page)).toContainText('Vous avez choisi une zone plus large')
  await page.getByText('Choisir une zone plus large').click()
  await expect(page.getByRole('radio', { name: /^Reste du monde/ })).toBeChecked()

  await page.goto('/tarif?assurance=Voyage')
  // the number of results is announced, and the active option exists
  const where = page.getByRole('combobox', { name: 'Où allez-vous', expanded: true })
  await page.getByRole('combobox', { name: 'Où allez-vous' }).fill('Madrid')
  await expect(page.getByText(/^\d+ propositions?$/)).toHaveAttribute('aria-live', 'polite')
  await where.press('ArrowDown')
  await expect(where).toHaveAttribute('aria-activedescendant', /./)
  const active = (await where.getAttribute('aria-activedescendant')) ?? ''
  await expect(page.locator(`[id="${active}"]`)).toHaveRole('option')
  await page.getByRole('combobox', { name: 'Où allez-vous' }).fill('Zzyzxqw')
  await expect(page.getByText('Aucune ville trouvée. Choisissez la zone ci-dessous.')).toBeVisible()
  await page.getByText('Choisir la zone moi-même').click()
  await page.getByRole('radio', { name: /^Union européenne/ }).check()
  await expect(page).toHaveURL(/r=travel\.zone\.european_union/)
})

test.describe('a trip on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('shows three prices in twelve interactions, and does not ask for the destination again', async ({
    page,
  }) => {
    const { act, count } = hand()
    const choose = (name: RegExp) => () => page.getByRole('radio', { name }).check()
    const day = (label: string, text: string) => () => page.getByLabel(label).fill(text)
    await page.goto('/')
    await act(() => page.getByRole('link', { name: 'assurance voyage' }).click())
    await act(day('Date de début', '03/03/2027'))
    await act(day('Date de fin', '12/03/2027'))
    // typed, then chosen in the list
    await act(() => page.getByRole('combobox', { name: 'Où allez-vous' }).fill('Barcelone'))
    await act(() =>
      page
        .getByRole('option', { name: /Espagne/ })
        .first()
        .click(),
    )
    await act(choose(/^2\b/))
    await act(choose(/^De 30 à 49 ans/))
    await act(choose(/^Jusqu’à 750/))
    await act(() => levels(page).getByRole('radio').nth(1).check())
    expect(count()).toBeLessThanOrEqual(12)
    await expect(levels(page).getByRole('radio', { name: /\d,\d{2}\s€$/ })).toHaveCount(3)
    await expect(levels(page)).toHaveAttribute('data-settled', 'true')
    await page.getByRole('button', { name: 'Continuer avec ce niveau' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('sillage.tariff.Voyage'))
    expect(JSON.parse(kept ?? '{}').answers).toMatchObject({
      'travel.zone': { choosable_answer_id: 'travel.zone.european_union' },
      'travel.destination': { answer: 'Barcelone' },
    })
  })
})

/** Whether the field of the place is there in the first frame that shows those of the dates. */
const watchPlace = `
  requestAnimationFrame(function look() {
    if (!document.querySelector('main .tariff-when input')) return requestAnimationFrame(look)
    cameTogether = document.querySelector('main .tariff-places [role="combobox"]') !== null
  })`
