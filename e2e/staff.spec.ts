import { expect, type Page, test } from '@playwright/test'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { DEMO, signedIn } from './people.ts'

const SIDEBAR = 'Navigation de l’équipe'
const MONITORING = /^Supervision/
/** Followed by the number of unread messages. */
const DESK = /^Tableau de bord sinistres/

/** The sidebar of each role of the team, section by section. */
const SECTIONS: Readonly<
  Record<Exclude<Role, 'user'>, Readonly<Record<string, readonly (string | RegExp)[]>>>
> = {
  advisor: {
    Navigation: ['Ma journée', 'Souscription', 'Mes contrats', 'Mes sinistres', DESK, 'Questions'],
    Administration: ['Banque', 'Réclamations', MONITORING],
    Compte: ['Mon profil'],
  },
  admin: {
    Navigation: ['Ma journée', 'Souscription', 'Mes contrats', 'Mes sinistres', DESK, 'Questions'],
    Administration: [
      'Banque',
      'Gestion des utilisateurs',
      'Équipe',
      'Statistiques',
      'Journal',
      'Véhicules assurés',
      'E-mails refusés',
      'À vérifier',
      'Tarifs',
      'Contributions',
      'Comptabilité',
      'Réclamations',
      MONITORING,
    ],
    Compte: ['Mon profil'],
  },
  root: {
    Navigation: ['Ma journée', 'Souscription', 'Mes contrats', 'Mes sinistres', DESK, 'Questions'],
    Administration: [
      'Gestion des utilisateurs',
      'Équipe',
      'Statistiques',
      'Journal',
      'Véhicules assurés',
      'E-mails refusés',
      'À vérifier',
      'Tarifs',
      'Contributions',
      'Comptabilité',
      'Durées de conservation',
      'Exploitation',
      'Réclamations',
      MONITORING,
    ],
    Compte: ['Mon profil'],
  },
}

for (const role of ['advisor', 'admin', 'root'] as const)
  test(`the sidebar of ${role} has its sections`, async ({ page }) => {
    await signedIn(page, DEMO[role])
    await page.goto('/dashboard')
    const sidebar = page.getByRole('complementary', { name: SIDEBAR })
    for (const [section, links] of Object.entries(SECTIONS[role])) {
      const found = sidebar.getByRole('navigation', { name: section }).getByRole('link')
      await expect(found).toHaveText([...links])
    }
    await expect(sidebar.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: MONITORING })).toHaveAttribute(
      'href',
      'https://supervision.exemple.fr/',
    )
    await expect(sidebar.getByRole('link', { name: MONITORING })).not.toHaveAttribute(
      'aria-current',
    )
    await sidebar.getByRole('link', { name: 'Mes contrats' }).click()
    await expect(page).toHaveURL('/contracts')
    await expect(sidebar.getByRole('link', { name: 'Mes contrats' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

test('the monitoring link is highlighted on the statistics page', async ({ page }) => {
  await signedIn(page, DEMO.admin)
  await page.goto('/admin/stats')
  const sidebar = page.getByRole('complementary', { name: SIDEBAR })
  await expect(sidebar.getByRole('link', { name: MONITORING })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Ouvrir la supervision' }),
  ).toHaveAttribute('href', 'https://supervision.exemple.fr/')
})

test('a plain user has links in the top bar, and no sidebar', async ({ page }) => {
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  await expect(
    page.getByRole('navigation', { name: 'Principale' }).first().getByRole('link'),
  ).toHaveText(['Tableau de bord', 'Souscription', 'Mes contrats', /^Mes sinistres/])
  await expect(page.getByRole('complementary', { name: SIDEBAR })).toHaveCount(0)
  await page.getByRole('button', { name: 'Compte de Camille Roussel' }).click()
  await expect(page.getByText(DEMO.user)).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Mon profil',
    'Tableau de bord',
    'Mes paiements',
    'Mes émissions',
    'Déconnexion',
  ])
})

test('a collapsed sidebar is remembered for seven days, and other tabs follow', async ({
  page,
  context,
}) => {
  await signedIn(page, DEMO.advisor)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/contracts')
  await expect(other.getByRole('button', { name: 'Replier le menu' })).toBeVisible()
  await expect.poll(() => contentLeft(page)).toBe(16 * 16)

  await page.getByRole('button', { name: 'Replier le menu' }).click()
  await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
  await expect.poll(() => contentLeft(page)).toBeLessThanOrEqual(4 * 16)

  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(secondsLeft).toBeGreaterThan(604_800 - 120)
  expect(secondsLeft).toBeLessThanOrEqual(604_800)
  expect(await page.evaluate(() => localStorage.getItem('sidebar_state'))).toBe('false')

  await other.getByRole('button', { name: 'Déplier le menu' }).click()
  await expect(page.getByRole('button', { name: 'Replier le menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Replier le menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
  // only the cookie remembers it
  await page.evaluate(() => localStorage.removeItem('sidebar_state'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
})

test('under 900 px the sidebar is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 890, height: 800 })
  await signedIn(page, DEMO.advisor)
  await page.goto('/dashboard')
  await expect(page.getByRole('complementary', { name: SIDEBAR })).toBeHidden()
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
  const drawer = page.getByRole('dialog', { name: SIDEBAR })
  await opener.click()
  await expect(drawer.getByRole('navigation')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Mes contrats' }).click()
  await expect(page).toHaveURL('/contracts')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes contrats' })).toBeFocused()

  await page.setViewportSize({ width: 910, height: 800 })
  await expect(page.getByRole('complementary', { name: SIDEBAR })).toBeVisible()
  await expect(opener).toBeHidden()
})

/** The left edge of the page, beside the sidebar. */
async function contentLeft(page: Page): Promise<number> {
  return (await page.getByRole('main').boundingBox())?.x ?? -1
}
