import { expect, type Page, test } from '@playwright/test'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { DEMO, registered, signedIn } from './people.ts'

const everyone: readonly Role[] = ['user', 'advisor', 'admin', 'root']

/** Each guarded address of the specification, who may open it, and its title. */
const GUARDED: readonly (readonly [path: string, roles: readonly Role[], title: RegExp])[] = [
  ['/dashboard', everyone, /^(Bonjour|Bonsoir), /],
  ['/souscription', everyone, /^Choisissez le type d'assurance$/],
  ['/souscription/Voiture', everyone, /^Formulaire d'assurance Voiture$/],
  ['/souscription/Voyage', everyone, /^Formulaire d'assurance Voyage$/],
  ['/souscription/car', everyone, /^Formulaire d'assurance Voiture$/],
  ['/souscription/travel', everyone, /^Formulaire d'assurance Voyage$/],
  ['/contracts', everyone, /^Mes contrats$/],
  ['/contracts/un-sous-chemin', everyone, /^Mes contrats$/],
  ['/sinistres', everyone, /^Mes sinistres$/],
  ['/creationSinistre', everyone, /^Déclarer un sinistre$/],
  ['/sinistre', everyone, /^Sinistre$/],
  ['/ma-journee', ['advisor', 'admin', 'root'], /^Ma journée$/],
  ['/sinistresDashboard', ['advisor', 'admin', 'root'], /^Tableau de bord sinistres$/],
  ['/admin/users-management', ['admin', 'root'], /^Gestion des utilisateurs$/],
  ['/equipe', ['admin', 'root'], /^Équipe$/],
  ['/admin/stats', ['admin', 'root'], /^Statistiques$/],
  ['/admin/audit', ['admin', 'root'], /^Journal$/],
  ['/admin/exploitation', ['root'], /^Exploitation$/],
  ['/admin/questions', ['advisor', 'admin', 'root'], /^Questions$/],
  ['/admin/complaints', ['advisor', 'admin', 'root'], /^Réclamations$/],
  ['/admin/insured-vehicles', ['admin', 'root'], /^Véhicules assurés$/],
  ['/admin/mails', ['admin', 'root'], /^E-mails refusés$/],
  ['/finance', ['admin', 'root'], /^Comptabilité$/],
  ['/admin/retention', ['root'], /^Durées de conservation$/],
]

test('a visitor without a session is sent to sign in from each guarded page', async ({ page }) => {
  for (const [path] of [...GUARDED, ['/recap'] as const])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
      // they read why, because the page remembers where they came from
      await expect(page.getByText('pour continuer vers la page demandée')).toBeVisible()
    })
})

for (const role of everyone)
  test(`as ${role}, each guarded page opens or is refused`, async ({ page }) => {
    await signedIn(page, DEMO[role])
    for (const [path, roles, title] of GUARDED)
      await test.step(path, async () => {
        await page.goto(path)
        if (!roles.includes(role)) return expectForbidden(page)
        await expect(heading(page, title)).toBeVisible()
        await expect(page.getByText('Loading...')).toBeHidden()
        await expect(page).toHaveURL(path)
      })
  })

async function expectForbidden(page: Page) {
  await expect(page).toHaveURL('/unauthorized')
  await expect(heading(page, /^Cette page n’est pas ouverte à votre compte\.$/)).toBeVisible()
}

test('the recap without answers leads back to the choice of an insurance', async ({ page }) => {
  await signedIn(page, DEMO.user)
  await page.goto('/recap')
  await expect(page).toHaveURL('/souscription')
  await expect(page.getByText(/Répondez d’abord au questionnaire/)).toBeVisible()
})

test('the profile page is open to visitors, and asks them to sign in', async ({ page }) => {
  await page.goto('/profile')
  await expect(page.getByText('Connectez-vous pour voir votre profil')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await signedIn(page, DEMO.user)
  await page.reload()
  await expect(page.getByRole('main').getByText('camille@exemple.fr')).toBeVisible()
})

test('the footer of the app says the same as that of the public pages', async ({ page }) => {
  for (const path of ['/login', '/mentions-legales']) {
    await page.goto(path)
    const foot = page.getByRole('contentinfo')
    const accessibility = foot.getByRole('link', { name: 'Accessibilité : partiellement conforme' })
    await expect(accessibility).toBeVisible()
    await expect(foot.getByText(/^Démonstration\s: assureur fictif/)).toBeVisible()
  }
})

test('public pages need no session', async ({ page }) => {
  const titles = [
    ['/login', /^Connexion$/],
    ['/register', /^Inscription$/],
    ['/erreur', /^Une erreur nous empêche d’afficher cette page\.$/],
    ['/unauthorized', /^Cette page n’est pas ouverte à votre compte\.$/],
    ['/dev/ui', /./],
  ] as const
  for (const [path, title] of titles) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('an unknown page says so, and links to the home page', async ({ page }) => {
  await page.goto('/une/page/perdue')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(heading(page, /^Oups ! Page non trouvée\.$/)).toBeVisible()
  await expect(
    page.getByText('La page que vous recherchez semble introuvable.', { exact: true }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
})

test('the questionnaire of an unknown product is not found', async ({ page }) => {
  await signedIn(page, DEMO.user)
  await page.goto('/souscription/Bateau')
  await expect(heading(page, /^Oups ! Page non trouvée\.$/)).toBeVisible()
})

test('the landing page presents the product to a visitor', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'En savoir plus' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Souscrire maintenant' }).first()).toHaveAttribute(
    'href',
    '/souscription',
  )
  await expect(page.getByRole('contentinfo').getByText(/Tous droits réservés/)).toBeVisible()
})

test('the landing page sends a signed-in user to the dashboard', async ({ page }) => {
  const { email } = await registered(page.request)
  await signedIn(page, email)
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(heading(page, /^(Bonjour|Bonsoir), Lou$/)).toBeVisible()
})

test('a signed-in user leaves the landing page before any of it is drawn', async ({ page }) => {
  const { email } = await registered(page.request)
  await signedIn(page, email)
  // the page's scripts never load: the redirect must be in the page itself
  await page.route(/\/assets\/(landing|public)/, (route) => route.abort())
  const drawn: string[] = []
  await page.exposeFunction('drawn', (path: string) => drawn.push(path))
  await page.addInitScript(
    `new PerformanceObserver(() => drawn(location.pathname)).observe({ type: 'paint', buffered: true })`,
  )
  await page.goto('/').catch(() => undefined)
  await expect(page).toHaveURL('/dashboard')
  expect(drawn).not.toContain('/')
})

function heading(page: Page, name: RegExp) {
  return page.getByRole('heading', { level: 1, name })
}
