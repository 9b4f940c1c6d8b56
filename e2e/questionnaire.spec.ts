import { expect, type Page, test } from '@playwright/test'
import { DEMO, housed, registered, signedIn } from './people.ts'
import { answerPage, answerToTheLast } from './questionnaire.ts'
import { CHOICES, TYPED } from './recap.ts'

const number = (page: Page) => page.getByPlaceholder('Entrez un nombre')
const goOn = (page: Page) => page.getByRole('button', { name: /^(Suivant|Continuer)$/ })

test('a number is kept as typed, and refused while it is not a whole number', async ({ page }) => {
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

  // a single accessible name, announced once
  await expect(page.getByRole('group', { name: /^Combien de nuits/ })).toHaveCount(0)
  await expect(number(page)).toHaveAccessibleName(/^Combien de nuits/)
})

test('when the questions fail to load, the error page lets the user try again', async ({
  page,
}) => {
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

test('the department is suggested from the address, marked as such, and can be changed', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await housed(page.request, email)
  await signedIn(page, email)
  await page.goto('/souscription/Voiture')
  const department = page.getByRole('combobox', { name: /département/ })
  const progress = page.getByText(/^Étape \d+ sur \d+$/)
  await progress.waitFor()
  while ((await department.count()) === 0) {
    const step = await progress.textContent()
    await answerPage(page, CHOICES.Voiture, TYPED.Voiture)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByText(step ?? '', { exact: true })).toBeHidden()
    await expect(page.getByText('Chargement de la question')).toHaveCount(0)
  }
  await expect(department).toHaveValue('44 Loire-Atlantique')
  await expect(department).toHaveAccessibleDescription(/Proposé d’après votre adresse/)
  await department.focus()
  // as fast as a person who does not wait for the list
  await page.evaluate(`(async () => {
    const field = document.activeElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '75')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await null
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })()`)
  await expect(department).toHaveValue('75 Paris')
  await expect(department).not.toHaveAccessibleDescription(/Proposé d’après/)
  await page.reload()
  await expect(department).toHaveValue('75 Paris')
})
