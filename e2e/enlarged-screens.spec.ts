import { expect, type Locator, type Page, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'
import { overflow } from './text-spacing.ts'

const enlarge = (page: Page) => page.evaluate("document.documentElement.style.fontSize = '200%'")

/** The texts and buttons that reach beyond the right edge of a frame, or are left a column of letters. */
function beyond(frames: Locator): Promise<string[]> {
  return frames.evaluateAll((all) =>
    all.flatMap((frame) =>
      [...frame.querySelectorAll('a, b, button, dd, dt, h2, h3, li, p, td, th, time')]
        .filter((it) => it.checkVisibility() && !it.closest('.vh') && it.clientWidth !== 1)
        .filter((it) => {
          const { right, height, width } = it.getBoundingClientRect()
          return (
            right > frame.getBoundingClientRect().right + 1 ||
            (width > 0 && height > 8 * width) ||
            it.scrollWidth > it.clientWidth + 1
          )
        })
        .map((it) => `${it.tagName} ${it.textContent?.slice(0, 40)}`),
    ),
  )
}

test('on a large screen, text enlarged to 200 % stays inside each card of the dashboard', async ({
  page,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  const cards = page.locator('.quick-access-card')
  await cards.first().waitFor()
  const tops = () => cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(new Set(await tops()).size, 'one row of six').toBe(1)
  await enlarge(page)
  await expect.poll(() => beyond(cards)).toEqual([])
})

test('on a phone of 320 px, text enlarged to 200 % stays inside the dialogs of a contract', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedIn(page, DEMO.user)
  await page.goto('/contracts')
  await page.getByRole('article').first().waitFor()
  await enlarge(page)
  for (const opening of [/^Prolonger/, /^Documents/, /^Historique/]) {
    const opener = page.getByRole('article').getByRole('button', { name: opening })
    await opener.and(page.locator(':not([aria-disabled="true"])')).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2, name: opening })).toBeVisible()
    await expect(dialog.getByRole('status', { name: /^Chargement/ })).toHaveCount(0)
    expect(await beyond(dialog), String(opening)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('on a phone of 320 px, nothing of the sign-in or of the prices is wider than its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/tarif')
  await expect(page.getByRole('link', { name: 'Inscription' })).toBeVisible()
  const bar = await page.locator('.top-bar').boundingBox()
  expect(bar?.height, 'one line').toBeLessThan(70)
  const levels = page.locator('.levels')
  await levels.getByText('Non couvert').first().waitFor()
  await expect.poll(() => beyond(levels)).toEqual([])
  await page.goto('/login')
  await page.getByText('Comptes de démonstration').waitFor()
  await enlarge(page)
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
})
