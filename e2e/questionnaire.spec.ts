import { expect, type Page, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { answerToTheLast } from './questionnaire.ts'
import { CHOICES, TYPED } from './recap.ts'

const number = (page: Page) => page.getByPlaceholder('Entrez un nombre')
const goOn = (page: Page) => page.getByRole('button', { name: /^(Suivant|Continuer)$/ })

test('a number is kept as it is typed, and refused while it is not whole', async ({ page }) => {
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/souscription/Voyage')
  await answerToTheLast(page, CHOICES.Voyage, TYPED.Voyage)
  while ((await number(page).count()) === 0) {
    const step = (await page.getByText(/^Étape \d+ sur \d+$/).textContent()) ?? ''
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(page.getByText(step, { exact: true })).toBeHidden()
  }

  for (const typed of ['12,5', '1e3', '1.234,56', '12 nuits']) {
    await number(page).fill(typed)
    await number(page).blur()
    await expect(number(page)).toHaveValue(typed)
    await expect(number(page)).toHaveAccessibleDescription('Entrez un nombre entier, sans virgule.')
    await expect(goOn(page)).toBeDisabled()
  }
  await page.reload()
  await expect(number(page)).toHaveValue('12 nuits')
  await number(page).fill('1 200')
  await number(page).blur()
  await expect(number(page)).toHaveValue('1200')
  await expect(goOn(page)).toBeEnabled()

  // one name, said once
  await expect(page.getByRole('group', { name: /^Combien de nuits/ })).toHaveCount(0)
  await expect(number(page)).toHaveAccessibleName(/^Combien de nuits/)
})

test('when the questions fail, one tries again from the page that says so', async ({ page }) => {
  await signedIn(page, DEMO.user)
  await page.route('**/backend/configuration-questions/**', (route) =>
    route.fulfill({ status: 404, json: {} }),
  )
  await page.goto('/dashboard')
  await page.goto('/souscription/Voiture')
  await expect(page).toHaveURL('/erreur')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/souscription\/Voiture/)
  await expect(page.getByRole('radio').first()).toBeVisible()
})
