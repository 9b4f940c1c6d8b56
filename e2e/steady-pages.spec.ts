import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

/** Slow enough that the page shows a placeholder first. */
const ANSWER_MS = 500

/** The limit for « good » (web.dev/articles/cls). */
const MOST_SHIFTED = 0.1

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    for (const path of [
      '/tarif',
      '/souscription/Voiture',
      '/contracts',
      '/dashboard',
      '/sinistres',
    ])
      test(`${path} does not shift while its data loads`, async ({ page }) => {
        await signedIn(page, DEMO.user)
        await page.route('**/backend/**', async (route) => {
          await sleep(ANSWER_MS)
          await route.continue()
        })
        await page.addInitScript({ content: watchShifts })
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('.loading')).toHaveCount(0)
        expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFTED)
      })
  })
