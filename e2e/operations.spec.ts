import { expect, type Page, test } from '@playwright/test'
import { DEMO, signedIn, tokenOf } from './people.ts'

/** When expired quotes were last deleted. */
async function lastDone(page: Page): Promise<string | null> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, DEMO.root)}` }
  const answer = await page.request.get('/backend/admin/operations', { headers })
  const { data }: { data: { steps: { name: string; succeededAt: string | null }[] } } =
    await answer.json()
  return data.steps.find(({ name }) => name === 'quotes.forget')?.succeededAt ?? null
}

test('a root sees the state of the server, and runs a daily step again', async ({ page }) => {
  const before = await lastDone(page)
  await signedIn(page, DEMO.root)
  await page.goto('/admin/exploitation')
  await expect(page.getByRole('heading', { level: 1, name: 'Exploitation' })).toBeVisible()
  await expect(page.getByText('répond', { exact: true })).toHaveCount(3)
  await expect(page.getByText(/^PostgreSQL$/)).toBeVisible()
  const step = page.getByRole('row').filter({ hasText: 'Devis périmés' })
  await step.getByRole('button', { name: 'Refaire : Devis périmés' }).click()
  // a server may have finished before the page asks
  await expect.poll(() => lastDone(page)).not.toBe(before)
  await expect(step.getByText('Faite')).toBeVisible()
  await expect(step.getByRole('button')).toBeEnabled()
})

test('the menu shows where one is, and a step that can’t be asked for says so where one looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await signedIn(page, DEMO.root)
  await page.goto('/admin/exploitation')
  const menu = page.getByRole('complementary', { name: 'Navigation de l’équipe' })
  const here = menu.getByRole('link', { name: 'Exploitation' })
  await expect(here).toHaveAttribute('aria-current', 'page')
  const foot = menu.getByRole('button', { name: /Moreau/ })
  await expect
    .poll(async () => {
      const [link, person] = [await here.boundingBox(), await foot.boundingBox()]
      return link && person ? link.y + link.height <= person.y : null
    })
    .toBe(true)
  await page.route('**/backend/admin/operations/**', (route) => route.abort())
  const last = page.getByRole('row').last()
  await last.getByRole('button', { name: /^Refaire/ }).click()
  await expect(page.getByText(/^L’étape n’a pas pu être demandée\./)).toBeInViewport()
})
