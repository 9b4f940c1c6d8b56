import { expect, type Page, test } from '@playwright/test'
import { HYPHENATED } from '../apps/web/src/ui/hyphenated.ts'
import { CLAIM, claimOf, keep, paperOf, statementOf } from './kept-records.ts'
import { workerReady } from './offline.ts'
import { DEMO, signedIn } from './people.ts'

test.use({ serviceWorkers: 'allow' })

test('a page opened offline says so and loads once back online, without saving data of the account', async ({
  page,
  context,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await workerReady(page)

  await context.setOffline(true)
  await page.goto('/contracts')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pas de réseau pour le moment.' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: '112', exact: true })).toHaveAttribute(
    'href',
    'tel:112',
  )
  const background = page.locator('body')
  await expect(background).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de réseau' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Mes contrats' })).toBeVisible()
  await expect(page).toHaveURL('/contracts')
  const kept = await page.locator('html').evaluate(async (html): Promise<string[]> => {
    const { caches } = html.ownerDocument.defaultView
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname)
    return paths
  })
  expect(kept.toSorted()).toEqual([
    '/favicon.svg',
    '/offline-claim.html',
    '/offline-statement.html',
    '/offline.css',
    '/offline.html',
    '/offline.js',
  ])
})

test('who has been here before comes back from an identity provider once', async ({ page }) => {
  await page.goto('/login')
  await workerReady(page)
  await page.getByRole('link', { name: 'Continuer avec un fournisseur d’identité' }).click()
  await page.getByRole('button', { name: /^Camille/ }).click()
  await expect(page.getByRole('heading', { name: 'Relier votre compte' })).toBeVisible()
})

test('a page without a network breaks no short word at its hyphen', async ({ page }) => {
  await page.goto('/plan-du-site')
  await keep(page, {
    'sillage.papers': paperOf('f68d9bf2-1111-4222-8333-444455556666', 'a'),
    'sillage.declarations': { ...claimOf('a'), ...statementOf() },
  })
  for (const [address, word] of [
    ['/offline.html', 'AB-123-CD'],
    [`/offline-claim.html?garde=${CLAIM}`, 'est-elle'],
    [`/offline-statement.html?garde=${CLAIM}`, 'Passez-lui'],
  ] as const) {
    await page.route('**/manifest.webmanifest', (route) => route.abort())
    await page.goto(address)
    await expect(page.locator('.nowrap', { hasText: word }).first()).toBeAttached()
    expect(await breakable(page)).toEqual([])
  }
})

/** The texts in which a short word may break. */
function breakable(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, word): string[] => {
    const { document, NodeFilter } = main.ownerDocument.defaultView
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (parentElement.closest('option, textarea, .nowrap')) continue
      if (new RegExp(word).test(textContent)) found.push(textContent)
    }
    return found
  }, HYPHENATED.source)
}
