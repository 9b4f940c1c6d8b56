import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { buildPayout } from '../apps/server/src/payments/payments.factory.ts'
import { openOwnDatabase } from './database.ts'
import { accountIdOf, registered, signedIn, tokenOf } from './people.ts'
import { addTravel, openRecap } from './recap.ts'
import { signedContract } from './signed-contract.ts'

const task = (page: Page, title: RegExp) =>
  page.getByRole('region', { name: 'À suivre' }).getByRole('listitem').filter({ hasText: title })

async function put(request: APIRequestContext, email: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${await tokenOf(request, email)}` }
  const answer = await request.put(`/backend${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('unfinished declarations and subscriptions are on the dashboard, with a button to continue each', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const contractId = await signedContract(page.request, { email, product: 'car', endingIn: 300 })
  await put(page.request, email, `/claims/drafts/${contractId}`, {
    step: 2,
    form: { nature: 'Vol', injured: false },
  })
  await put(page.request, email, '/subscription-drafts/car', {
    content: {
      answers: { 'car.vehicle': { answer: 'Citadine', choosable_answer_id: null } },
      period: null,
      travels: [],
      documentsOpened: [],
    },
    version: 0,
  })
  await signedIn(page, email)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Voir la suite' }).click()
  await task(page, /^Déclaration commencée.*Renault Clio/)
    .getByRole('link', { name: /^Continuer/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/creationSinistre\\?contrat=${contractId}`))

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Voir la suite' }).click()
  await task(page, /^Souscription commencée.*Voiture/)
    .getByRole('link', { name: /^Reprendre/ })
    .click()
  await expect(page).toHaveURL('/souscription/Voiture?etape=1')
})

test('a refund that waits for a bank account asks for it on the dashboard', async ({ page }) => {
  const { email } = await registered(page.request)
  const accountId = accountIdOf(await signedIn(page, email))
  const database = await openOwnDatabase()
  await buildPayout(database, accountId)
  await database.destroy()
  await page.goto('/dashboard')
  await task(page, /^Remboursement de 51,64\s€/)
    .getByRole('link', { name: /^Indiquer mon IBAN/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Où vous rembourser ?' })).toBeVisible()
})

test('a quote near its end can be resumed from the dashboard', async ({ page }) => {
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voyage')
  await addTravel(page)
  await page.getByRole('button', { name: 'Enregistrer ce devis' }).click()
  await expect(page.getByText(/Devis gardé jusqu’au/)).toBeVisible()
  const database = await openOwnDatabase()
  const tomorrow = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 1 })
  await database
    .updateTable('quote')
    .set({ valid_until: tomorrow.toString() })
    .where('account_id', '=', accountIdOf(await tokenOf(page.request, email)))
    .execute()
  await database.destroy()
  await page.goto('/dashboard')
  await task(page, /^Devis d’assurance Voyage/)
    .getByRole('link', { name: /^Souscrire/ })
    .click()
  // the recap that the quote came from is still in progress
  await page.getByRole('button', { name: 'Remplacer par le devis' }).click()
  await expect(page).toHaveURL('/recap')
  await page.goBack()
  await expect(page).toHaveURL('/devis')
})
