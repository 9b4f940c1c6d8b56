import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { DEMO, signedIn } from './people.ts'

const pressed = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

test('on a claim, a button that disappears with its press leaves the focus to what takes its place', async ({
  page,
}) => {
  const { path } = await declaredClaim(page, 'Accident', 'car')
  await signedIn(page, ADVISOR)
  await page.goto(path)

  await test.step('a claim that is taken', async () => {
    await pressed(page, 'Prendre')
    await expect(page.getByRole('combobox', { name: 'Conseiller' })).toBeFocused()
  })
  await test.step('a signal that is dismissed, taken back, then kept with a word', async () => {
    const signals = page.getByRole('region', { name: 'À examiner' })
    await pressed(page, /^Vu, sans suite/)
    const back = signals.getByRole('button', { name: /^Revenir/ })
    await expect(back).toBeFocused()
    await expect(back).not.toHaveAttribute('aria-busy')
    await page.keyboard.press('Enter')
    await expect(signals.getByRole('button', { name: /^Vu, sans suite/ })).toBeFocused()
    await pressed(page, /^Retenir/)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signals.getByRole('button', { name: /^Retenir/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('textbox').fill('À revoir avec la souscription')
    await page.getByRole('dialog').getByRole('button', { name: 'Retenir' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(back).toBeFocused()
  })
  await test.step('a reserve that is left, then changed', async () => {
    await pressed(page, 'Changer')
    await expect(page.getByLabel('Montant, en euros')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Changer' })).toBeFocused()
  })
  await test.step('a fault that is left by its own button', async () => {
    await pressed(page, 'Établir')
    await expect(
      page.getByRole('group', { name: 'Responsabilité de l’assuré' }).getByRole('radio').first(),
    ).toBeFocused()
    await pressed(page, 'Annuler')
    await expect(page.getByRole('button', { name: 'Établir' })).toBeFocused()
  })
})

test('no entry of the side bar has the focus under the person at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signedIn(page, DEMO.admin)
  await page.goto('/finance/banque')
  const entries = page
    .getByRole('complementary', { name: 'Navigation de l’équipe' })
    .getByRole('link')
  await expect(entries.last()).toBeAttached()
  await entries.first().focus()
  for (const entry of (await entries.all()).slice(1)) {
    while (!(await entry.evaluate((link) => link === link.ownerDocument.activeElement)))
      await page.keyboard.press('Tab')
    const isSeen = await entry.evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect()
      return link.contains(link.ownerDocument.elementFromPoint(left + 20, top + height / 2))
    })
    expect(isSeen, (await entry.textContent()) ?? '').toBe(true)
  }
})
