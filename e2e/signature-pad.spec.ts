import { expect, type Locator, test } from '@playwright/test'
import { registered } from './people.ts'
import { openRecap } from './recap.ts'

test('one signs on 700 by 200 pixels, and on a phone on a higher field of three for seven', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  const canvas = page.getByRole('region', { name: 'Signature' }).locator('canvas')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => shownSize(canvas)).toEqual([700, 200])
  // at least two pixels of the image for one on the screen, for print
  await expect.poll(() => imageSize(canvas)).toEqual([1400, 400])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect
    .poll(async () => {
      const [width, height] = await shownSize(canvas)
      return width / height
    })
    .toBeCloseTo(700 / 300, 1)
})

async function shownSize(canvas: Locator): Promise<[number, number]> {
  const box = await canvas.boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

function imageSize(canvas: Locator): Promise<[number, number]> {
  return canvas.evaluate((it): [number, number] => [it.width, it.height])
}
