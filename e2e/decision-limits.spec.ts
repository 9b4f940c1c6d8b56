import { expect, test } from '@playwright/test'
import { browserOf, declaredClaim } from './claim-people.ts'
import { DEMO, tokenOf } from './people.ts'
import { teller } from './teller.ts'

test('a root sets an advisor’s own decision limit, which applies at once and can be removed', async ({
  page,
  browser,
}) => {
  const { claimId } = await declaredClaim(page, 'Accident', 'car')
  const email = await teller(page.request, 'prepare')
  const lastName = `Aubry${email.slice(4, 10)}`
  await page.request.put('/backend/profile', {
    headers: { authorization: `Bearer ${await tokenOf(page.request, email)}` },
    data: { firstName: 'Inès', lastName },
  })
  const advisor = await browserOf(browser, email)
  const root = await browserOf(browser, DEMO.root)
  const decides = async (limit: RegExp) => {
    await advisor.goto(`/sinistre/decision?id=${claimId}`)
    await expect(advisor.getByText(limit)).toBeVisible()
  }
  await decides(/Vous décidez seul jusqu’à 1\s500,00\s€/)

  await root.goto('/equipe?vue=regles')
  const row = root
    .getByRole('table', { name: 'Ce que chacun décide seul' })
    .getByRole('row', { name: new RegExp(lastName) })
  await expect(row).toContainText('limite du rôle')
  await row.getByRole('button', { name: /^Changer la limite/ }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByLabel('Décide seul jusqu’à, en euros').fill('beaucoup')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Indiquez un montant')).toBeVisible()
  await dialog.getByLabel('Décide seul jusqu’à, en euros').fill('5 000')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row).toContainText(/5\s000,00\s€ limite propre/)
  await decides(/Vous décidez seul jusqu’à 5\s000,00\s€/)

  await row.getByRole('button', { name: /^Changer la limite/ }).click()
  await dialog.getByRole('button', { name: 'Revenir à la limite du rôle' }).click()
  await expect(row).toContainText('limite du rôle')
  await decides(/Vous décidez seul jusqu’à 1\s500,00\s€/)
})
