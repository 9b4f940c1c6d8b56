import { expect, type Page, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { openRecap } from './recap.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
] as const

/** What stays at the edges of a phone. */
const BARS = '.price-bar, .tariff-aside, .bottom-nav, .top-bar'

async function enlarge(page: Page, size: (typeof SIZES)[number]) {
  await page.setViewportSize(size)
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
}

/** The bars that cover another one. */
const overlaps = (page: Page) =>
  page.locator('body').evaluate((body, selector) => {
    const view = body.ownerDocument.defaultView
    const stuck = [...body.querySelectorAll(selector)].filter(
      (bar) => bar.checkVisibility() && view.getComputedStyle(bar).position !== 'static',
    )
    const boxes = stuck.map((bar) => bar.getBoundingClientRect())
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1)
        .map((other) => `${one.top} to ${one.bottom}, ${other.top} to ${other.bottom}`),
    )
  }, BARS)

/** The text of the focused field or button when none of it can be seen. */
const hidden = (page: Page) =>
  page.locator(':focus').evaluate((field, selector) => {
    if (field.closest(`${selector}, .skip-link, dialog`)) return null
    const shown = field.closest('label') ?? field
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const across = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isSeen = across.some((along) =>
      across.some((down) => {
        const hit = field.ownerDocument.elementFromPoint(
          left + (right - left) * along,
          top + (bottom - top) * down,
        )
        return hit !== null && (shown.contains(hit) || hit.contains(shown))
      }),
    )
    return isSeen ? null : `${shown.tagName} ${shown.textContent?.trim().slice(0, 40)}`
  }, BARS)

async function walk(page: Page, stops: number) {
  const lost: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').count()) === 0) continue
    // the page scrolls first
    await expect(async () => expect(await hidden(page)).toBeNull())
      .toPass({ timeout: 2000 })
      .catch(async () => lost.push((await hidden(page)) ?? ''))
  }
  return lost.filter(Boolean)
}

for (const size of SIZES) {
  test(`at ${size.width} px with text at 200 %, no bar of the price page hides another, or what is focused`, async ({
    page,
  }) => {
    await signedIn(page, DEMO.user)
    await page.goto('/tarif')
    await page.locator('.tariff-level').first().waitFor()
    await enlarge(page, size)
    await expect.poll(() => overlaps(page)).toEqual([])
    expect(await walk(page, 30)).toEqual([])
    expect(await overlaps(page)).toEqual([])
  })

  test(`at ${size.width} px with text at 200 %, the price bar of a summary leaves room for what is focused`, async ({
    page,
  }) => {
    await openRecap(page, (await registered(page.request)).email, 'Voyage')
    await enlarge(page, size)
    await expect.poll(() => overlaps(page)).toEqual([])
    expect(await walk(page, 40)).toEqual([])
    expect(
      await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
    ).toBeLessThanOrEqual(0)
    await expect(
      page.getByRole('button', { name: 'Confirmer la création du contrat' }),
    ).toBeAttached()
  })
}

test('on the narrowest phone, the price below a questionnaire stays on its line in enlarged text', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[1])
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/souscription/Voiture')
  await page.getByRole('radio', { name: 'Citadine' }).check()
  await expect(page.locator('.price-bar-amount')).toBeVisible()
  await enlarge(page, SIZES[1])
  const text = await page.locator('.price-bar-text').boundingBox()
  expect(text?.width).toBeGreaterThan(text?.height ?? 0)
})
