import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Suivant' })
const inAccount = (page: Page) => page.getByText('Réponses enregistrées dans votre compte')

let email: string
let phone: Page
let elsewhere: BrowserContext

test.beforeEach(async ({ page, browser }) => {
  email = (await registered(page.request)).email
  phone = page
  elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await phone.setViewportSize({ width: 360, height: 740 })
  await signedIn(phone, email)
  await phone.goto('/souscription/Voiture')
  await radio(phone, 'Citadine').check()
  await radio(phone, 'Diesel').check()
  await expect(inAccount(phone)).toBeVisible()
})
test.afterEach(() => elsewhere.close())

test('a draft begun on a phone is continued on a laptop, and back', async () => {
  const laptop = await elsewhere.newPage()
  await signedIn(laptop, email)
  await laptop.goto('/souscription')
  await expect(laptop.getByText('Une souscription commencée vous attend.')).toBeVisible()
  await laptop.getByRole('button', { name: 'Reprendre' }).click()
  await laptop.getByRole('button', { name: 'Précédent' }).click()
  await expect(radio(laptop, 'Diesel')).toBeChecked()
  await next(laptop).click()
  await radio(laptop, 'De 8 à 12 ans').check()
  await expect(inAccount(laptop)).toBeVisible()

  await phone.reload()
  await next(phone).click()
  await expect(radio(phone, 'De 8 à 12 ans')).toBeChecked()
})

async function changeOnBoth() {
  const laptop = await elsewhere.newPage()
  await signedIn(laptop, email)
  await laptop.goto('/souscription/Voiture')
  await expect(radio(laptop, 'Diesel')).toBeChecked()
  // the phone goes offline and continues
  await phone.context().setOffline(true)
  await radio(phone, 'Essence').check()
  await expect(phone.getByText('Réponses enregistrées sur cet appareil')).toBeVisible()
  await radio(laptop, 'Électrique').check()
  await expect(inAccount(laptop)).toBeVisible()
}

test('when both devices changed the draft, the customer chooses, and nothing is lost before', async () => {
  await changeOnBoth()
  await phone.evaluate(watchShifts)
  const before = await radio(phone, 'Essence').boundingBox()
  const shifted = await shiftsOf(phone)
  await phone.context().setOffline(false)
  const told = phone.getByRole('alert').filter({ hasText: 'sur un autre appareil' })
  await expect(told).toBeInViewport()
  // what one reads stays where it is
  const now = await radio(phone, 'Essence').boundingBox()
  // but for a fraction of a pixel of a scroll that ends
  expect(now?.y).toBeCloseTo(before?.y ?? 0, -1)
  expect(await shiftsOf(phone)).toBeCloseTo(shifted, 2)
  await expect(radio(phone, 'Essence')).toBeChecked()
  await told.getByRole('button', { name: 'Prendre celle de l’autre appareil' }).click()
  await expect(radio(phone, 'Électrique')).toBeChecked()
  await expect(told).toBeHidden()
  await expect(inAccount(phone)).toBeVisible()
})

test('in text enlarged to 200 %, the choice between two versions takes half of the window at most', async () => {
  await changeOnBoth()
  await phone.evaluate("document.documentElement.style.fontSize = '200%'")
  await phone.context().setOffline(false)
  const told = phone.getByRole('alert').filter({ hasText: 'sur un autre appareil' })
  await expect(told).toBeInViewport()
  const question = phone.locator('.draft-moved-on')
  await expect(question).toHaveCSS('position', 'fixed')
  expect((await question.boundingBox())?.height).toBeLessThanOrEqual(370)
  await told.getByRole('button', { name: 'Garder celle-ci' }).click()
  await expect(told).toBeHidden()
  await expect(radio(phone, 'Essence')).toBeChecked()
})

test('the choice between two versions is asked beside the answers, not where a product is chosen', async () => {
  await changeOnBoth()
  await phone.context().setOffline(false)
  const read = phone.waitForResponse(
    (answer) => answer.url().endsWith('/subscription-drafts') && answer.ok(),
  )
  await phone.goto('/souscription')
  await read
  await expect(phone.getByText('Une souscription commencée vous attend.')).toBeVisible()
  const told = phone.getByRole('alert').filter({ hasText: 'sur un autre appareil' })
  await expect(told).toHaveCount(0)
  await phone.getByRole('button', { name: 'Reprendre' }).click()
  await expect(told).toBeInViewport()
  await told.getByRole('button', { name: 'Garder celle-ci' }).click()
  await expect(told).toBeHidden()
  await phone.getByRole('button', { name: 'Précédent' }).click()
  await expect(radio(phone, 'Essence')).toBeChecked()
})

test('reading the draft while it is being sent does not count as a change elsewhere', async () => {
  const answer = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  await phone.route(
    '**/subscription-drafts/*',
    async (route) => {
      const response = await route.fetch()
      written.resolve()
      await answer.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await radio(phone, 'Essence').check()
  await written.promise
  await radio(phone, 'Électrique').check()
  const read = phone.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && response.url().endsWith('/subscription-drafts'),
  )
  await phone.locator('html').dispatchEvent('visibilitychange')
  await (await read).finished()
  await expect(phone.getByText('Réponses enregistrées sur cet appareil')).toBeVisible()
  await expect(phone.getByText('sur un autre appareil')).toHaveCount(0)
  answer.resolve()
  await expect(inAccount(phone)).toBeVisible()
  await expect(radio(phone, 'Électrique')).toBeChecked()
})

test('a draft erased on one device is gone from the other', async () => {
  const laptop = await elsewhere.newPage()
  await signedIn(laptop, email)
  await laptop.goto('/souscription')
  await laptop.getByRole('button', { name: 'Effacer mes réponses' }).click()
  const dialog = laptop.getByRole('dialog', { name: /^Effacer les réponses/ })
  await dialog.getByRole('button', { name: 'Effacer mes réponses' }).click()
  await expect(laptop.getByText('Vos réponses ont été effacées.')).toBeVisible()
  await phone.goto('/souscription')
  await expect(phone.getByRole('button', { name: 'Choisir' }).first()).toBeVisible()
  await expect(phone.getByText('Une souscription commencée vous attend.')).toBeHidden()
})
