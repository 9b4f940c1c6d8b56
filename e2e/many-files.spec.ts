import { expect, type Page, test } from '@playwright/test'
import { browserOf, declaredClaim } from './claim-people.ts'
import { PORT } from './database.ts'
import { filesOf, growFiles } from './many-files.ts'
import { DEMO, newMember, tokenOf } from './people.ts'

/** Assigns this many copies of a declared claim to an advisor. Returns the id of the original. */
async function give(page: Page, { to, count }: { to: string; count: number }): Promise<string> {
  const { claimId } = await declaredClaim(page)
  const given = await page.request.put(`/backend/claims/${claimId}/assignment`, {
    headers: { authorization: `Bearer ${await tokenOf(page.request, DEMO.root)}` },
    data: { assignee: to },
  })
  expect(given.status()).toBe(200)
  await growFiles(PORT, { like: claimId, count, handlerId: to })
  return claimId
}

test('the 139 open claims of a deactivated advisor go to a colleague at once, and the lead sees it', async ({
  page,
  browser,
}) => {
  const leaving = await newMember(page.request)
  const colleague = await newMember(page.request)
  await give(page, { to: leaving.id, count: 139 })
  const admin = await browserOf(browser, DEMO.admin)
  await admin.goto(`/admin/users-management?q=${encodeURIComponent(leaving.email)}`)
  await admin.getByRole('button', { name: /^Désactiver / }).click()
  const dialog = admin.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: 'Ses 139 sinistres ouverts' })
    .selectOption({ label: `Tous à ${colleague.username}, ${colleague.email}` })
  await dialog.getByRole('button', { name: 'Désactiver' }).click()
  await expect(admin.getByRole('row', { name: leaving.email })).toContainText('Inactive')
  expect(await filesOf(PORT, colleague.id, leaving.id)).toEqual({
    open: 139,
    left: 0,
    transactions: 1,
  })

  await test.step('the colleague gets a single notification, and finds all the claims', async () => {
    const desk = await browserOf(browser, colleague.email)
    await desk.goto('/ma-journee')
    await desk.getByRole('button', { name: /^Notifications/ }).click()
    await expect(desk.getByText('139 dossiers d’un collègue vous sont confiés')).toHaveCount(1)
    await desk.goto('/sinistresDashboard?conseiller=me&seulement=open')
    await expect(desk.getByText('139 sinistre(s) trouvé(s)')).toBeVisible()
  })

  await test.step('the team’s page counts the claims and links to them', async () => {
    await admin.goto('/equipe')
    const link = admin.locator(`a[href*="${colleague.id}"]`).first()
    await expect(link).toHaveText('139')
    await link.click()
    await expect(admin.getByText('139 sinistre(s) trouvé(s)')).toBeVisible()
  })
})

test('an advisor answers 40 claims by keyboard alone, past the end of the page', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const handler = await newMember(page.request)
  await give(page, { to: handler.id, count: 40 })
  const desk = await browserOf(browser, handler.email)
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto('/sinistresDashboard?conseiller=me&tour=insurer')
  await expect(desk.getByText('40 sinistre(s) trouvé(s)')).toBeVisible()
  await expect(desk.getByRole('row')).toHaveCount(26)
  await expect(desk.getByRole('row').last()).toBeInViewport({ ratio: 1 })
  const log = desk.getByRole('log', { name: 'Discussion' })
  const field = desk.getByRole('textbox', { name: 'Votre message' })
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  for (let at = 1; at <= 40; at++) {
    // answered files leave the page: after its 25, the other 15 follow
    await expect(desk.getByText(at <= 25 ? `${at} sur 25` : `${at - 25} sur 15`)).toBeVisible()
    await expect(log).toBeVisible()
    await desk.keyboard.press('r')
    await expect(field).toBeFocused()
    await desk.keyboard.type(`Reçu, dossier ${at}.`)
    // the answer is shown before it is sent: the reload after it must already include it
    await Promise.all([
      desk.waitForResponse(
        (answer) => answer.url().endsWith('/messages/') && answer.request().method() === 'POST',
      ),
      desk.keyboard.press('Enter'),
    ])
    await expect(log.getByText(`Reçu, dossier ${at}.`)).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(field).not.toBeFocused()
    if (at < 40) await desk.keyboard.press('j')
  }
  await desk.keyboard.press('u')
  await expect(desk.getByText('0 sinistre(s) trouvé(s)')).toBeVisible()
})
