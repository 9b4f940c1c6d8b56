import { expect, type Page, test } from '@playwright/test'
import { registered, signedIn, signInByForm } from './people.ts'
import { openPeriod, openRecap, sign } from './recap.ts'

const OFFER = 'Une souscription commencée vous attend.'
const step = (page: Page, number: number) => page.getByText(`Étape ${number} sur 8`)
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Suivant' })

test.describe('the answers of a questionnaire', () => {
  let email: string
  test.beforeEach(async ({ page }) => {
    email = (await registered(page.request)).email
    await signedIn(page, email)
    await page.goto('/souscription/Voiture')
    await radio(page, 'Citadine').check()
    await radio(page, 'Diesel').check()
    await next(page).click()
    await radio(page, 'De 8 à 12 ans').check()
    await radio(page, 'De 56 à 80').check()
  })

  test('are kept when going back, by the button or the browser', async ({ page }) => {
    await next(page).click()
    await expect(step(page, 3)).toBeVisible()
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(step(page, 2)).toBeVisible()
    await expect(radio(page, 'De 8 à 12 ans')).toBeChecked()
    await expect(radio(page, 'De 56 à 80')).toBeChecked()
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(radio(page, 'Citadine')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled()
    await page.goBack()
    await expect(step(page, 2)).toBeVisible()
    await expect(radio(page, 'De 56 à 80')).toBeChecked()
  })

  test('survive a reload', async ({ page }) => {
    await page.reload()
    await expect(step(page, 2)).toBeVisible()
    await expect(radio(page, 'De 8 à 12 ans')).toBeChecked()
    await expect(radio(page, 'De 56 à 80')).toBeChecked()
    await expect(next(page)).toBeEnabled()
  })

  test('survive a closed tab, and can be resumed', async ({ page, context }) => {
    await page.close()
    const later = await context.newPage()
    await later.goto('/souscription')
    await expect(later.getByText(OFFER)).toBeVisible()
    await expect(later.getByText(/4 réponses sur \d+\./)).toBeVisible()
    await later.getByRole('button', { name: 'Reprendre' }).click()
    await expect(step(later, 3)).toBeVisible()
    await later.getByRole('button', { name: 'Précédent' }).click()
    await expect(radio(later, 'De 56 à 80')).toBeChecked()
  })

  test('are erased only after a confirmation', async ({ page }) => {
    await page.goto('/souscription')
    await page.getByRole('button', { name: 'Effacer mes réponses' }).click()
    const dialog = page.getByRole('dialog', { name: /^Effacer les réponses/ })
    await dialog.getByRole('button', { name: 'Les garder' }).click()
    await expect(page.getByText(OFFER)).toBeVisible()
    await page.getByRole('button', { name: 'Effacer mes réponses' }).click()
    await dialog.getByRole('button', { name: 'Effacer mes réponses' }).click()
    await expect(page.getByText(OFFER)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Choisir' }).first()).toBeVisible()
    await expect(page.getByText(OFFER)).toBeHidden()
  })

  test('are kept for their owner, and never shown to another account', async ({ page }) => {
    const other = await registered(page.request)
    await signOut(page)
    await signInByForm(page, other.email)
    await expect(page.getByRole('button', { name: 'Choisir' }).first()).toBeVisible()
    await expect(page.getByText(OFFER)).toBeHidden()
    await page.goto('/souscription/Voiture')
    await expect(step(page, 1)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

    await signOut(page)
    await signInByForm(page, email)
    await expect(page.getByText(OFFER)).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(radio(page, 'De 56 à 80')).toBeChecked()
  })

  test('can’t be skipped by changing the URL', async ({ page }) => {
    await page.goto('/souscription/Voiture?etape=7')
    await expect(step(page, 3)).toBeVisible()
    await page.goto('/recap')
    await expect(page).toHaveURL('/souscription/Voiture?etape=3')
  })
})

test('the recap survives a reload, with its period', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await openPeriod(page)
  await page.getByLabel('Date de fin').fill('31/12/2027')
  await expect(page.getByLabel('Date de fin')).toHaveValue('31/12/2027')
  await page.reload()
  await expect(page.getByText(/^[A-Z]{2}-\d{3}-[A-Z]{2}$/)).toBeVisible()
  await openPeriod(page)
  await expect(page.getByLabel('Date de fin')).toHaveValue('31/12/2027')
})

test('a forged navigation state is ignored', async ({ page }) => {
  const forged = [
    { type: 'Voiture', questions: [], answers: {} },
    { type: 'Bateau', questions: 'x', answers: null },
    { type: 'Voiture', questions: null, answers: { a: { answer: {}, choosable_answer_id: 3 } } },
    'une phrase',
  ]
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/souscription')
  for (const state of forged) {
    await page.evaluate(`history.replaceState(${JSON.stringify(state)}, '', '/recap')`)
    await page.reload()
    await expect(page).toHaveURL('/souscription')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // well formed, but it answers a question that does not exist
  const question = {
    configuration_question_id: 'x',
    question: 'Une question inventée ?',
    choosableAnswers: [],
  }
  const state = {
    type: 'Voiture',
    questions: [question],
    answers: { x: { answer: 'oui', choosable_answer_id: null } },
  }
  await page.evaluate(`history.replaceState(${JSON.stringify(state)}, '', '/recap')`)
  await page.reload()
  await expect(page).toHaveURL(/\/souscription\/Voiture/)
  await expect(step(page, 1)).toBeVisible()
  await expect(page.getByText('Une question inventée ?')).toHaveCount(0)
})

test('the draft is deleted once the contract exists', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/souscription')
  await expect(page.getByRole('button', { name: 'Choisir' }).first()).toBeVisible()
  await expect(page.getByText(OFFER)).toBeHidden()
  await page.goto('/recap')
  await expect(page).toHaveURL('/souscription')
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
}

test('a recap whose answers were used in another tab leads to the contracts', async ({
  page,
  context,
}) => {
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voyage')
  const other = await context.newPage()
  await other.goto('/recap')
  await other.getByRole('heading', { name: 'Récapitulatif de la souscription' }).waitFor()
  await page.evaluate(
    `for (const key of Object.keys(localStorage))
      if (key.startsWith('sillage.draft')) localStorage.removeItem(key)`,
  )
  await expect(other).toHaveURL('/contracts')
  await expect(other.getByText('Cette souscription n’est plus là')).toBeVisible()
})
