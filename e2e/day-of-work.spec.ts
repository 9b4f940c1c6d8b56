import { expect, test } from '@playwright/test'
import { browserOf, declaredClaim } from './claim-people.ts'
import { DEMO, newMember, signInByForm, tokenOf } from './people.ts'

test('the claims of a deactivated advisor go to a colleague, who finds them in their day', async ({
  page,
  browser,
}) => {
  const rootToken = await tokenOf(page.request, DEMO.root)
  const leaving = await newMember(page.request)
  const colleague = await newMember(page.request)
  const claims = [await declaredClaim(page), await declaredClaim(page)]
  for (const { claimId } of claims) {
    const given = await page.request.put(`/backend/claims/${claimId}/assignment`, {
      headers: { authorization: `Bearer ${rootToken}` },
      data: { assignee: leaving.id },
    })
    expect(given.status()).toBe(200)
  }

  await test.step('deactivating asks who takes the claims', async () => {
    const admin = await browserOf(browser, DEMO.admin)
    await admin.goto(`/admin/users-management?q=${encodeURIComponent(leaving.email)}`)
    await admin.getByRole('button', { name: /^Désactiver / }).click()
    const dialog = admin.getByRole('dialog')
    await dialog
      .getByRole('combobox', { name: 'Ses 2 sinistres ouverts' })
      .selectOption({ label: `Tous à ${colleague.username}, ${colleague.email}` })
    await dialog.getByRole('button', { name: 'Désactiver' }).click()
    await expect(admin.getByRole('row', { name: leaving.email })).toContainText('Inactive')
    await admin.context().close()
  })

  await test.step('the colleague’s day counts the claims and opens them', async () => {
    await page.goto('/login')
    await signInByForm(page, colleague.email)
    await expect(page).toHaveURL('/ma-journee')
    const received = page.getByRole('region', { name: 'Confiés par un collègue' })
    await expect(received.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: /^Ouvrir/ }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sinistre\?id=/)
    await expect(page.getByRole('navigation', { name: 'Les dossiers de la liste' })).toBeVisible()
    await page.keyboard.press('u')
    await expect(page).toHaveURL('/ma-journee')
    await page.getByRole('link', { name: /^Confiés par un collègue\s: 2$/ }).click()
    await expect(page.getByText('2 sinistre(s) trouvé(s)')).toBeVisible()
    for (const { claimId } of claims)
      await expect(page.getByRole('link', { name: claimId.slice(0, 8) })).toBeVisible()
  })
})
