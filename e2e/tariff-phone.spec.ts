import { expect, type Locator, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'
import { levels } from './tariff.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('signed in on a phone, the button that carries on stands above the tab bar', async ({
  page,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/tarif')
  await levels(page)
    .getByRole('radio', { name: /^Intermédiaire/ })
    .check()
  const onward = page.getByRole('button', { name: 'Continuer avec ce niveau' })
  await expect(onward).toBeInViewport({ ratio: 1 })
  const tabs = page.getByRole('navigation', { name: 'Principale' }).filter({ visible: true })
  const [button, bar] = [await onward.boundingBox(), await tabs.boundingBox()]
  if (!button || !bar) throw new Error('The button or the bar is not shown')
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y)
})

test('the lists of a phone open above the fixed prices', async ({ page }) => {
  await page.goto('/tarif')
  await levels(page).waitFor()
  for (const name of ['département', 'bonus-malus']) {
    const field = page.getByRole('combobox', { name })
    // where the list has least room
    await field.evaluate((it) => it.scrollIntoView({ block: 'end' }))
    await field.click()
    const list = page.getByRole('listbox', { name })
    await expect(list).toBeVisible()
    await expect.poll(async () => (await bottomOf(list)) <= (await topOf(levels(page)))).toBe(true)
    await expect(field).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test('without a level, the button says why it can’t carry on', async ({ page }) => {
  await page.goto('/tarif')
  const onward = page.getByRole('button', { name: 'Continuer avec ce niveau' })
  const reason = page.getByText('Choisissez un niveau pour continuer.')
  await onward.focus()
  await expect(onward).toBeFocused()
  await expect(onward).toHaveAccessibleDescription('Choisissez un niveau pour continuer.')
  await expect(reason).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(reason).toBeVisible()
  await expect(page).toHaveURL(/\/tarif/)
  await levels(page)
    .getByRole('radio', { name: /^Intermédiaire/ })
    .check()
  await expect(reason).toBeHidden()
  await onward.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

test('a choice can be hit over 24 px, also close to the fixed prices', async ({ page }) => {
  await page.goto('/tarif')
  await levels(page).waitFor()
  const small: number[] = []
  for (const choice of await page.locator('.choice input:visible').all()) {
    const box = await choice.boundingBox()
    if (box) small.push(...[box.width, box.height].filter((side) => side < 24))
  }
  expect(small).toEqual([])
})

const topOf = async (it: Locator) => (await it.boundingBox())?.y ?? 0

async function bottomOf(it: Locator) {
  const box = await it.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}
