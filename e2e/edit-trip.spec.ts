import { expect, type Page, test } from '@playwright/test'
import { registered } from './people.ts'
import { addTravel, openRecap } from './recap.ts'

const trips = (page: Page) => page.getByRole('region', { name: 'Vos voyages' })
const form = (page: Page) =>
  page.getByRole('form', { name: 'Modifier le voyage de Paris à Barcelone' })
const pencil = (page: Page, ends: string) =>
  trips(page).getByRole('button', { name: `Modifier le voyage de ${ends}` })
const arrival = (page: Page) => form(page).getByRole('combobox', { name: 'Ville d’arrivée' })

test.beforeEach(async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await addTravel(page)
})

test('a trip is edited where it stands, with the keyboard alone', async ({ page }) => {
  await pencil(page, 'Paris à Barcelone').press('Enter')
  const departure = form(page).getByRole('combobox', { name: 'Ville de départ' })
  await expect(departure).toBeFocused()
  await expect(departure).toHaveValue('Paris')
  await expect(arrival(page)).toHaveValue('Barcelone')
  await expect(form(page).getByRole('radio', { name: 'Train' })).toBeChecked()
  await page.keyboard.press('Tab')
  // a letter taken away leaves the others
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(arrival(page)).toHaveValue('Barcelon')
  await arrival(page).fill('Marseille')
  await page
    .getByRole('option', { name: /^Marseille/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // what is typed is not signed for before it is kept
  await expect(page.getByText('Enregistrez le voyage que vous modifiez').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pencil(page, 'Paris à Marseille')).toBeFocused()
  await expect(trips(page).getByRole('status')).toHaveText('Voyage de Paris à Marseille modifié.')
  await expect(page.getByText('Enregistrez le voyage que vous modifiez')).toHaveCount(0)
  await page.reload()
  await expect(trips(page)).toContainText('Marseille')
})

test('Escape closes the list of cities first, then gives the trip back', async ({ page }) => {
  await pencil(page, 'Paris à Barcelone').click()
  await arrival(page).fill('Marseille')
  await expect(arrival(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pencil(page, 'Paris à Barcelone')).toBeFocused()
})

test('an edited trip that can’t be made is refused at once', async ({ page }) => {
  await pencil(page, 'Paris à Barcelone').click()
  await arrival(page).fill('Tokyo')
  await page
    .getByRole('option', { name: /^Tokyo/ })
    .first()
    .click()
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form(page).getByText(/aucune voie ferrée ne relie ces deux villes/)).toBeVisible()
  await expect(form(page).getByRole('radio', { name: 'Train' })).toBeFocused()
  await form(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(pencil(page, 'Paris à Barcelone')).toBeFocused()
})

test('the way back of a trip is added by one button, once', async ({ page }) => {
  const back = trips(page).getByRole('button', { name: 'Ajouter le retour de Barcelone à Paris' })
  await back.press('Enter')
  await expect(pencil(page, 'Barcelone à Paris')).toBeFocused()
  await expect(trips(page).getByRole('status')).toHaveText('Voyage de Barcelone à Paris ajouté.')
  await expect(trips(page).getByRole('button', { name: /^Ajouter le retour/ })).toHaveCount(0)
  await trips(page).getByRole('button', { name: 'Retirer le voyage de Barcelone à Paris' }).click()
  await expect(back).toBeVisible()
})
