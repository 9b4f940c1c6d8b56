import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { SCREENS, settled } from './screens.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, open } of SCREENS)
  test(`${name} is accessible, by day and by night, down to 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    await settled(page)
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        expect(await violations(page)).toEqual([])
      })
    await test.step('320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await settled(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  expect(found.passes.length).toBeGreaterThan(5)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** By how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
}
