import { expect, test } from '@playwright/test'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { accountIdOf, newToken, signedIn } from './people.ts'

test('what the team types outlives a reload: on a customer’s page and on a decision', async ({
  page,
}) => {
  const { email, claimId } = await declaredClaim(page, 'Accident', 'car')
  const customerId = accountIdOf(await newToken(page.request, email))
  await signedIn(page, ADVISOR)

  await page.goto(`/admin/customers/${customerId}`)
  const said = page.getByRole('textbox', { name: /^Ce qui s’est dit/ })
  await said.fill('Rappelle demain pour le devis.')
  await page.reload()
  await expect(said).toHaveValue('Rappelle demain pour le devis.')

  await page.goto(`/sinistre/decision?id=${claimId}`)
  const damage = page.getByLabel('Montant du dommage, en euros')
  await damage.fill('1250,50')
  await page.goto('/dashboard')
  await page.goto(`/sinistre/decision?id=${claimId}`)
  await expect(damage).toHaveValue('1250,50')
})
