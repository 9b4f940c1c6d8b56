import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { ROOT } from './database.ts'
import { SCREENS, settled } from './screens.ts'
import { faultsOfStructure } from './structure.ts'
import { overflow, space } from './text-spacing.ts'

const everything = (page: Page) =>
  axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
/** At night the page differs only in colours. */
const colours = (page: Page) => axe(page).withRules(['color-contrast', 'link-in-text-block'])
/**
 * Runs axe in the page itself, since no screen has frames whose findings would need merging. `resultTypes` makes axe
 * only count passing elements instead of describing each. The page has axe already, and evaluates this in its place.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page, axeSource: 'axe.version' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
/** As a script of the page: Chromium then compiles it once for all screens, and not twice for each. */
const AXE = { path: join(ROOT, 'node_modules/axe-core/axe.min.js') }

// screens are only read, so one browser context serves all and is emptied in between
test.use({ contextOptions: { reducedMotion: 'reduce' }, reuseContext: true })

for (const { name, open } of SCREENS)
  test(`${name} is accessible, by day and by night, down to 320 px`, async ({ page }) => {
    await page.addInitScript(AXE)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    await settled(page)
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        expect(await violations(page, colorScheme === 'light' ? everything : colours)).toEqual([])
      })
    await test.step('the structure is sound', async () => {
      expect(await faultsOfStructure(page)).toEqual([])
    })
    await test.step('nothing overflows at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await settled(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
    await test.step('nothing overflows at 320 px with the reader’s own text spacing', async () => {
      await space(page)
      await settled(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })

async function violations(page: Page, look: (page: Page) => AxeBuilder): Promise<string[]> {
  const found = await look(page).analyze()
  // over a dialog's backdrop axe may leave a colour undecided: that counts as checked too
  expect(found.passes.length + found.incomplete.length).toBeGreaterThan(0)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
