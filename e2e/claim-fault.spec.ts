import { expect, test } from '@playwright/test'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { signedIn } from './people.ts'

test('an advisor records the fault in an accident with a reason, which the customer reads and may contest', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page, 'Accident', 'car')
  const advisor = await (await browser.newContext()).newPage()
  await signedIn(advisor, ADVISOR)
  await advisor.goto(path)
  const card = advisor.getByRole('region', { name: 'Contrat à l’incident' })
  await expect(card.getByText('À établir')).toBeVisible()
  await card.getByRole('button', { name: 'Établir' }).click()
  await card.getByText('Responsabilité partagée').click()
  // nothing happens without a reason
  await card.getByRole('button', { name: 'Établir la responsabilité' }).click({ force: true })
  await expect(card.getByText('À établir')).toBeVisible()
  await card
    .getByLabel('Pourquoi (l’assuré le lira)')
    .fill('Chacun dit que l’autre a changé de file.')
  await card.getByRole('button', { name: 'Établir la responsabilité' }).click()
  await expect(card.getByRole('button', { name: 'Corriger' })).toBeVisible()

  await signedIn(page, email)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Votre responsabilité' })).toBeVisible()
  await expect(page.getByText(/^Responsabilité partagée, établie le /)).toBeVisible()
  await expect(page.getByText('Chacun dit que l’autre a changé de file.')).toBeVisible()
  await expect(page.getByText(/compte pour moitié dans votre bonus-malus/)).toBeVisible()
  await page.getByRole('link', { name: 'réclamation', exact: true }).click()
  await expect(page).toHaveURL(/reclamations\/suivi/)
})
