import { expect, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { openRecap } from './recap.ts'
import { overflow, space } from './text-spacing.ts'

test('the top bar fits text enlarged to 200 %, without scrolling sideways', async ({ page }) => {
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Principale' })
  for (const width of [1440, 1280, 1024, 901, 900, 800, 768, 761]) {
    await page.setViewportSize({ width, height: 720 })
    for (const size of ['100%', '125%', '150%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
      await expect(links.getByRole('link').last()).toBeVisible()
      const beyond = await page.locator('.top-bar').evaluate(
        (bar, edge) =>
          [...bar.querySelectorAll('a, button')]
            .filter((it) => it.checkVisibility())
            .map((it) => it.getBoundingClientRect().right - edge)
            .filter((by) => by > 0),
        width,
      )
      expect(beyond, `${width} px at ${size}`).toEqual([])
      const bar = await page.locator('.top-bar').boundingBox()
      if (size === '100%') expect(bar?.height, `one line at ${width} px`).toBeLessThan(70)
      const skipLink = await page.locator('.skip-link').boundingBox()
      expect(skipLink && skipLink.y + skipLink.height).toBeLessThan(-1)
    }
  }
})

test('on a phone, text enlarged to 200 % is neither cut off nor outside the dashboard', async ({
  page,
}) => {
  const width = 360
  await page.setViewportSize({ width, height: 740 })
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const lost = await page.locator('body').evaluate(
    (body, edge) =>
      [...body.querySelectorAll('a, button, h1, h2, h3, p, dt, dd, li')]
        .filter((it) => it.checkVisibility() && !it.closest('.vh, .skip-link, dialog'))
        .filter((it) => {
          const isCut =
            it.scrollWidth > it.clientWidth + 1 &&
            it.ownerDocument.defaultView.getComputedStyle(it).overflowX !== 'visible'
          return it.getBoundingClientRect().right > edge + 1 || isCut
        })
        .map((it) => `${it.tagName} ${it.textContent?.slice(0, 40)}`),
    width,
  )
  expect(lost).toEqual([])
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
  const links = page.getByRole('navigation').filter({ visible: true }).last().getByRole('link')
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await expect(links.last()).toBeInViewport({ ratio: 1 })
})

test('at 320 px with spaced text, the summary shows what remains and its whole price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await space(page)
  await page.locator('.recap-end summary').click()
  await expect(page.locator('.remains').first()).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const amount = await page.locator('.price-bar-amount').boundingBox()
  const confirm = await page
    .getByRole('button', { name: 'Confirmer la création du contrat' })
    .boundingBox()
  if (!amount || !confirm) throw new Error('The price or its button is not shown')
  expect(amount.x + amount.width).toBeLessThanOrEqual(confirm.x)
  expect(confirm.x + confirm.width).toBeLessThanOrEqual(320)
})
