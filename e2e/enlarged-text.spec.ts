import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

test('the top bar holds text enlarged to 200 % alone, without a scroll to the side', async ({
  page,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Principale' })
  for (const width of [1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 720 })
    for (const size of ['100%', '200%']) {
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
      const skipLink = await page.locator('.skip-link').boundingBox()
      expect(skipLink && skipLink.y + skipLink.height).toBeLessThanOrEqual(0)
    }
  }
})
