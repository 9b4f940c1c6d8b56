import { expect, test } from '@playwright/test'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { DEMO, signedIn, storedAtFirst } from './people.ts'

test('an advisor’s choice of columns is remembered, and claims can be filtered by reserve', async ({
  page,
}) => {
  await declaredClaim(page)
  await signedIn(page, ADVISOR)
  await page.goto('/sinistresDashboard')
  const heads = page.getByRole('table', { name: 'Sinistres' }).getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Mis de côté' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Colonnes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mis de côté').check()
  await dialog.getByLabel('Mouvement').uncheck()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await page.reload()
  await expect(heads.filter({ hasText: 'Mis de côté' })).toHaveCount(1)
  await expect(heads.filter({ hasText: 'Mouvement' })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Mis de côté' }).selectOption('1000')
  await expect(page).toHaveURL(/montant=1000/)
  const amounts = page.locator('td[data-column="reserve"]')
  await expect(amounts.first()).toBeVisible()
  // the previous list stays until the new one has loaded
  await expect(async () => {
    for (const text of await amounts.allTextContents())
      expect(Number(text.replace(/[^\d,]/g, '').replace(',', '.'))).toBeGreaterThanOrEqual(1000)
  }).toPass()
})

test('active filters are fully readable on every screen width of the desk', async ({ page }) => {
  await signedIn(page, ADVISOR)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(
      '/sinistresDashboard?age=d180&cause=first_answer&seulement=open&tour=customer&conseiller=replaced&fait=answered&recul=3',
    )
    const filters = page.locator('.desk-tools select[data-chosen="true"]')
    await expect(filters).toHaveCount(7)
    for (const filter of await filters.all()) {
      const [label, room, needed] = await filter.evaluate((select): [string, number, number] => {
        const { ownerDocument } = select
        const style = ownerDocument.defaultView.getComputedStyle(select)
        const chosen: string = select.selectedOptions[0].text
        const canvas = ownerDocument.createElement('canvas').getContext('2d')
        canvas.font = style.font
        const padding =
          Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd)
        return [chosen, select.clientWidth - padding, canvas.measureText(chosen).width]
      })
      expect(room, `${label} at ${width}`).toBeGreaterThanOrEqual(Math.floor(needed) - 1)
    }
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
})

test('the placeholder of the desk’s search is fully readable, with every column', async ({
  page,
}) => {
  await storedAtFirst(page, { desk_columns: 'owner incident status assignee reserve activity' })
  await signedIn(page, ADVISOR)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/sinistresDashboard')
    await expect(page.getByRole('combobox', { name: 'Mis de côté' })).toBeVisible()
    const [room, needed] = await page
      .locator('.desk-tools input')
      .evaluate((input): [number, number] => {
        const { ownerDocument } = input
        const style = ownerDocument.defaultView.getComputedStyle(input)
        const canvas = ownerDocument.createElement('canvas').getContext('2d')
        canvas.font = style.font
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
        return [input.clientWidth - padding, canvas.measureText(input.placeholder).width]
      })
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(needed)
  }
})

test('the nature of a claim is fully readable in the day and at the desk, at every desk width', async ({
  page,
}) => {
  // the longest nature, urgent and unassigned, beside the button to take it
  await declaredClaim(page, "Accident ou maladie à l'étranger")
  await signedIn(page, ADVISOR)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, natures] of [
      ['/ma-journee', '.my-day-file'],
      ['/sinistresDashboard', '.desk-table td[data-column="nature"]'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator(natures).first()).toBeVisible()
      const cut = await page
        .locator(natures)
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      expect(cut, `${path} at ${width}`).toBe(0)
    }
  }
})

test('on a tablet no column of the team’s lists is behind the edge', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await declaredClaim(page)
  await signedIn(page, DEMO.admin)
  for (const address of ['/sinistresDashboard', '/admin/contracts', '/admin/audit']) {
    await page.goto(address)
    await page.getByRole('table').getByRole('row').nth(1).waitFor()
    const beyond = await page
      .locator('.table-frame')
      .evaluate((frame): number => frame.scrollWidth - frame.clientWidth)
    expect(beyond, address).toBe(0)
  }
})
