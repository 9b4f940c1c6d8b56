import { expect, type Locator, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

test('cards of a row begin level, far down a long list too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page, DEMO.user)
  await page.route('**/backend/contracts/user', async (route) => {
    const response = await route.fetch()
    const { data }: { data: { contract_id: string }[] } = await response.json()
    // names of one line beside names of several
    const copies = Array.from({ length: 8 }, (_, copy) =>
      data.map((contract) => ({
        ...contract,
        contract_id: `${contract.contract_id.slice(0, -1)}${copy}`,
        name: 'Renault Clio AB-123-CD '.repeat(1 + 3 * (copy % 2)),
      })),
    )
    await route.fulfill({ response, json: { data: copies.flat() } })
  })
  await page.goto('/contracts')
  const list = page.locator('.contracts > li')
  await expect(list.nth(15)).toBeVisible()
  for (const first of [0, 14]) {
    const left = await partsOf(list.nth(first))
    expect(left).toHaveLength(4)
    expect(await partsOf(list.nth(first + 1))).toEqual(left)
  }
})

/** Where each part of a card begins. */
async function partsOf(card: Locator) {
  const parts = await card.locator('.contract-part').all()
  return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? 0)))
}

for (const width of [360, 1280])
  test(`${width} pixels wide, no date of a contract is cut inside its year in text enlarged to 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, DEMO.user)
    await page.goto('/contracts')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByText(/contrats terminés ou remplacés$/).click()
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(await page.evaluate(cutYears)).toEqual([])
  })

/** The texts of which a year goes on in the next line. */
const cutYears = `(() => {
  const cut = []
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    for (const { index } of texts.currentNode.textContent.matchAll(/20\\d\\d/g)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + 4)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
        cut.push(texts.currentNode.textContent)
    }
  return cut
})()`
