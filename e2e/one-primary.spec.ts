import { expect, type Page, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

/** The filled buttons of a page: what it says to do first. */
const filled = (page: Page) => page.locator('main').locator('.btn-primary, .btn-accent')

test('a page says what to do first: the renewal that is near, the amount to pay', async ({
  page,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/contracts')
  await expect(filled(page)).toHaveText('Renouveler')
  await page.goto('/payments')
  await expect(filled(page)).toHaveText(/^Régler .* par carte$/)
})

test('after a signature, what it leaves to do comes before another subscription', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, { email, product: 'car', endingIn: 60 })
  await signedIn(page, email)
  await page.goto('/contracts')
  await expect(filled(page)).toHaveText('Souscrire')
  await page.evaluate(`history.replaceState({ created: '${id}' }, '')`)
  await page.reload()
  await expect(filled(page)).toHaveText('Confirmer mon adresse')
})
