import { expect, type Page, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'

/** The page before its scripts have loaded. */
async function holdScripts(page: Page) {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor sees the page before its script has run, and can’t type into it yet', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/login')
  await expect(title(page)).toHaveText('Connexion')
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('a customer sees the layout of their pages before the script, without their name', async ({
  page,
}) => {
  await holdScripts(page)
  await signedIn(page, DEMO.user)
  await page.goto('/contracts')
  await expect(title(page)).toHaveText('Mes contrats')
  await expect(page.getByRole('link', { name: 'Mes sinistres' }).first()).toBeVisible()
  await page.goto('/dashboard')
  const { hour } = Temporal.Now.zonedDateTimeISO('Europe/Paris')
  await expect(title(page)).toHaveText(hour < 18 ? 'Bonjour,' : 'Bonsoir,')
})

test('a layout drawn for another kind of user is not shown', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/contracts')
  await expect(title(page)).toBeHidden()
  await signedIn(page, DEMO.advisor)
  await page.goto('/contracts')
  await expect(title(page)).toBeHidden()
  await page.goto('/ma-journee')
  await expect(title(page)).toHaveText('Ma journée')
  // a collapsed menu is first painted expanded
  await page.context().addCookies([{ name: 'sidebar_state', value: 'false', url: page.url() }])
  await page.reload()
  await expect(title(page)).toBeHidden()
})

test('the first data of a page is requested once, together with the document', async ({
  page,
  request,
}) => {
  const { email } = await registered(request)
  const reads: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/backend/contracts/user')) reads.push(call.url())
  })
  await signedIn(page, email)
  await page.goto('/contracts')
  await expect(page.getByText("Vous n'avez pas de contrat en cours.")).toBeVisible()
  expect(reads).toHaveLength(1)
  await holdScripts(page)
  await page.reload()
  await expect.poll(() => reads.length).toBe(2)
})

test('the chosen theme applies before any script, also on public pages', async ({ page }) => {
  const html = page.locator('html')
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/profile')
  await page.getByRole('radio', { name: 'Nuit' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await holdScripts(page)
  for (const path of ['/contracts', '/aide']) {
    await page.goto(path)
    await expect(html).toHaveAttribute('data-theme', 'dark')
  }
  await page.unrouteAll()
  await page.goto('/profile')
  await page.getByRole('radio', { name: 'Automatique' }).check()
  await expect(html).not.toHaveAttribute('data-theme')
})
