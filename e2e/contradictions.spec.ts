import { expect, type Page, test } from '@playwright/test'
import { registered } from './people.ts'
import { openRecap } from './recap.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ajouter un voyage' })

async function chooseTrip(page: Page, arrival: string, format: 'Train' | 'Avion') {
  await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
  for (const [field, city] of [
    ['Ville de départ', 'Paris'],
    ['Ville d’arrivée', arrival],
  ] as const) {
    await dialog(page).getByRole('combobox', { name: field }).fill(city)
    await page
      .getByRole('option', { name: new RegExp(`^${city}`) })
      .first()
      .click()
  }
  await dialog(page).getByRole('radio', { name: format }).check()
  await dialog(page).getByRole('button', { name: 'Ajouter ce voyage' }).click()
}

test('a trip outside the zone is reported with the price of the right zone, and one click corrects it', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await chooseTrip(page, 'New York', 'Avion')
  await expect(dialog(page)).toBeHidden()
  const travels = page.getByRole('region', { name: 'Vos voyages' })
  await expect(
    travels.getByText(/New York \(États-Unis\) est hors de la zone «\sUnion européenne\s»/),
  ).toBeVisible()
  await expect(page.getByText('Corrigez ce qui se contredit.')).toBeVisible()
  const announced = /coûterait ([\d\s,]+€), toutes taxes comprises/.exec(
    (await travels.textContent()) ?? '',
  )?.[1]
  await travels.getByRole('button', { name: /^Choisir «\sÉtats-Unis et Canada\s», \+/ }).click()
  await expect(travels.getByRole('heading', { name: 'Vos voyages' })).toBeFocused()
  await expect(travels.getByText(/est hors de la zone/)).toBeHidden()
  await expect(page.getByText('Corrigez ce qui se contredit.')).toBeHidden()
  await expect(
    page
      .locator('#prix')
      .getByText(announced ?? 'no price')
      .first(),
  ).toBeVisible()
})

test('a train to Tokyo is refused, a plane is accepted', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await chooseTrip(page, 'Tokyo', 'Train')
  await expect(dialog(page).getByText(/aucune voie ferrée ne relie ces deux villes/)).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'Avion' }).check()
  await expect(dialog(page).getByText(/aucune voie ferrée/)).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Ajouter ce voyage' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Vos voyages' })).toContainText('Tokyo')
})

test('Escape first closes the list of towns, then the dialog', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
  const town = dialog(page).getByRole('combobox', { name: 'Ville de départ' })
  await town.click()
  await expect(town).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(town).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('once a trip is begun, Escape keeps the dialog and « Fermer » closes it', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
  await dialog(page).getByRole('radio', { name: 'Train' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog(page)).toBeHidden()
})
