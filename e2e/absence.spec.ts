import { expect, test } from '@playwright/test'
import { browserOf, declaredClaim } from './claim-people.ts'
import { DEMO, newMember, signInByForm, tokenOf } from './people.ts'

test('an absent advisor names a deputy, who follows their claims until the absence ends', async ({
  page,
  browser,
}) => {
  const rootToken = await tokenOf(page.request, DEMO.root)
  const away = await newMember(page.request)
  const deputy = await newMember(page.request)
  const { claimId, path } = await declaredClaim(page)
  await page.request.put(`/backend/claims/${claimId}/assignment`, {
    headers: { authorization: `Bearer ${rootToken}` },
    data: { assignee: away.id },
  })
  const lastDay = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 5 })

  await test.step('the absence is entered from the page « Ma journée »', async () => {
    await page.goto('/login')
    await signInByForm(page, away.email)
    await page.getByRole('button', { name: 'Inscrire une absence' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Inscrire' }).click()
    await expect(dialog.getByText('Indiquez un jour.')).toBeVisible()
    await expect(dialog.getByText('Choisissez quelqu’un.')).toBeVisible()
    await dialog.getByLabel('Dernier jour', { exact: true }).fill(lastDay.toString())
    const colleagues = dialog.getByLabel('Qui suit les dossiers')
    await expect(colleagues.locator(`option[value="${away.id}"]`)).toHaveCount(0)
    await colleagues.selectOption(deputy.id)
    await dialog.getByRole('button', { name: 'Inscrire' }).click()
    await expect(page.getByText(/^Vous vous absentez du /)).toBeVisible()
  })

  const other = await browserOf(browser, deputy.email)
  await test.step('the deputy has the claims in their day, and each says why', async () => {
    await other.goto('/ma-journee')
    const part = other.getByRole('region', { name: 'À la place d’un collègue' })
    await expect(part.getByRole('listitem')).toHaveCount(1)
    await part.getByRole('link', { name: new RegExp(claimId.slice(0, 8)) }).click()
    await expect(other).toHaveURL(path)
    await expect(other.getByText(/ s’absente jusqu’au /)).toBeVisible()
  })

  await test.step('ending the absence takes the claims out of the deputy’s day', async () => {
    await page.getByRole('button', { name: 'Y mettre fin' }).click()
    await expect(page.getByRole('button', { name: 'Inscrire une absence' })).toBeVisible()
    await other.goto('/ma-journee')
    await expect(other.getByRole('region', { name: 'À traiter' })).toBeVisible()
    await expect(other.getByText('À la place d’un collègue')).toHaveCount(0)
    await other.context().close()
  })
})
