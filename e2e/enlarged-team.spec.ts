import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'
import { overflow } from './text-spacing.ts'

const SCREENS = [
  '/ma-journee',
  '/sinistresDashboard',
  '/equipe',
  '/equipe?vue=regles',
  '/finance',
  '/finance/banque',
  '/finance/banque?vue=echeances',
  '/finance/banque?vue=impayes',
  '/admin/complaints',
  '/admin/users-management',
  '/admin/stats',
  '/admin/audit',
  '/admin/insured-vehicles',
  '/admin/tariffs',
  '/admin/contributions',
  '/admin/contracts',
]

for (const width of [360, 1280])
  test(`at ${width} px, no screen of the team in text enlarged to 200 % scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signedIn(page, DEMO.admin)
    await page.setViewportSize({ width, height: 800 })
    for (const address of SCREENS) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      await expect.poll(() => overflow(page), address).toBeLessThanOrEqual(0)
    }
  })
