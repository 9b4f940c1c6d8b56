import { expect, test } from '@playwright/test'
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
