import type { Page } from '@playwright/test'

export async function drawSignature(page: Page) {
  const pad = page.locator('canvas').first()
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('No signature pad on the page')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.6))
  await page.mouse.down()
  for (let step = 1; step <= 40; step++)
    await page.mouse.move(...at(0.2 + step * 0.014, 0.5 + 0.25 * Math.sin(step / 2.5)))
  await page.mouse.up()
}
