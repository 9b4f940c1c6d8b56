import { expect, type Locator, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { openRecap } from './recap.ts'
import { overflow, space } from './text-spacing.ts'

const SCREENS = [
  '/dashboard',
  '/contracts',
  '/sinistres',
  '/profile',
  '/payments',
  '/emissions',
  '/tarif',
  '/tarif?assurance=Voyage#du=2027-03-03&au=2027-03-12&r=travel.zone.european_union&ou=3128760+Barcelone',
  '/devis',
  '/questions',
]

const PUBLIC_SCREENS = [
  '/',
  '/mentions-legales',
  '/aide',
  '/donnees-personnelles',
  '/reclamations',
  '/accessibilite',
  '/plan-du-site',
  '/renoncer-ou-resilier',
  '/methode',
  '/verification',
  '/login',
  '/register',
]

test('on a phone, no public page in text enlarged to 200 % scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of PUBLIC_SCREENS) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expect.poll(() => overflow(page), address).toBeLessThanOrEqual(0)
  }
})

test('the example on the landing page stays inside its card in text enlarged to 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const estimate = page.locator('.estimate')
  const edge = await estimate.evaluate((card) => card.getBoundingClientRect().right)
  const ends = await estimate
    .locator('strong, .micro')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThan(edge)
})

test('at the price, text enlarged to 200 % stays inside its level and its date', async ({
  page,
}) => {
  await page.goto('/tarif?assurance=Voyage#du=2027-03-03&au=2027-03-12')
  await page.locator('.tariff-level .num').first().waitFor()
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = page
      .locator('.tariff-level, .tariff-days input')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.outerHTML),
      )
    expect(await cut, `${width} px`).toEqual([])
  }
})

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

test('on a phone, text enlarged to 200 % is neither cut off nor outside the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  for (const address of SCREENS) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('status', { name: /^(Chargement|Lecture)/ })).toHaveCount(0)
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(await lostIn(page.locator('body')), address).toEqual([])
    const all = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(all, address).toBeLessThanOrEqual(360)
    const links = page.getByRole('navigation').filter({ visible: true }).last().getByRole('link')
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await expect(links.last()).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone, a dialog in text enlarged to 200 % leaves its form the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, DEMO.user)
  await page.goto('/contracts')
  const leave = page.getByRole('button', { name: /^Résilier/ }).first()
  await leave.waitFor()
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await leave.click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox').first()
  await reason.scrollIntoViewIfNeeded()
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('heading', { level: 2 })).not.toBeInViewport()
  expect(await lostIn(dialog)).toEqual([])
})

/**
 * The texts and buttons of a page that are cut off, lie beyond the edge of the screen or of their frame, or are left a
 * column of single letters; a row that scrolls is whole.
 */
function lostIn(place: Locator): Promise<string[]> {
  return place.evaluate((root) =>
    [...root.querySelectorAll('a, button, h1, h2, h3, p, dt, dd, li, label')]
      .filter((it) => it.checkVisibility() && !it.closest('.vh, .skip-link, .chips'))
      .filter((it) => root.closest('dialog') || !it.closest('dialog'))
      .filter((it) => {
        const isCut =
          it.scrollWidth > it.clientWidth + 1 &&
          it.ownerDocument.defaultView.getComputedStyle(it).overflowX !== 'visible'
        const frame = it.closest('.greeting, .card') ?? it.ownerDocument.documentElement
        const { left, width } = frame.getBoundingClientRect()
        const isColumn = it.clientHeight > 0 && it.clientHeight > 8 * it.clientWidth
        const { right } = it.getBoundingClientRect()
        return right > left + width + 1 || isCut || isColumn
      })
      .map((it) => `${it.tagName} ${it.textContent?.slice(0, 40)}`),
  )
}

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

test('at 320 px, a date and a group of a reference stay whole among payments', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedIn(page, DEMO.user)
  await page.goto('/payments')
  const dates = page.locator('.dues li > b')
  await expect(dates.first()).toBeVisible()
  const cut = await dates.evaluateAll((all) =>
    all.filter((date) => date.clientHeight > 30).map((date) => date.textContent),
  )
  expect(cut).toEqual([])
  const reference = page.locator('.transfer dd', { hasText: /^RF/ }).first().locator('b')
  expect(await reference.textContent()).toMatch(/^(\S{1,4} )+\S{1,4}$/)
})
