import { expect, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'

test('a session about to end shows a warning, and one click extends it', async ({ page }) => {
  const { email } = await registered(page.request)
  await page.clock.install()
  await signedIn(page, email)
  await page.goto('/contracts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Votre session se termine à/)).toHaveCount(0)
  // no more calls: the hours pass for the page only
  await page.route('**/backend/**', (route) =>
    route.request().url().endsWith('/auth/me') ? route.fallback() : route.abort(),
  )
  await page.clock.fastForward('01:56:00')
  const notice = page.getByRole('alert').filter({ hasText: /^Votre session se termine à/ })
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('Ce que vous écrivez est gardé')
  await notice.getByRole('button', { name: 'Rester connecté' }).click()
  await expect(notice).toHaveCount(0)
})

test('pages and dialogs with a form say that all fields are required, other pages don’t', async ({
  page,
}) => {
  const note = page.getByText(/^Tous les champs sont à remplir/).filter({ visible: true })
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(note, path).toHaveCount(1)
  }
  // the price counts an average profile for questions without an answer
  await page.goto('/tarif')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toHaveCount(0)
  const { email } = await registered(page.request)
  await signedIn(page, email)
  await page.goto('/contracts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.goto('/profile')
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/^Tous les champs sont à remplir/)).toBeVisible()
})
