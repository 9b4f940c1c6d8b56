import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { DEMO, newToken, registered, signedIn, signInByForm, storedAtFirst } from './people.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('the page shows that it is loading until the account is known, then opens', async ({
  page,
}) => {
  const token = await newToken(page.request, (await registered(page.request)).email)
  // a token that names nobody makes the page ask the server; the request is then sent with the real token
  await storedAtFirst(page, { accessToken: unsigned({ role: 'user', exp: inAnHour() }) })
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/backend/**', async (route) => {
    if (route.request().url().endsWith('/auth/me')) {
      asked.resolve()
      await released.promise
    }
    const headers = { ...route.request().headers(), authorization: `Bearer ${token}` }
    await route.continue({ headers })
  })
  await page.goto('/dashboard')
  await asked.promise
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  released.resolve()
  await expect(heading(page, /, Lou$/)).toBeVisible()
})

for (const [kind, token] of [
  ['an expired token', () => unsigned({ ...someone, exp: inAnHour() - 7200 })],
  ['a token without a valid role', () => unsigned({ ...someone, role: 'emperor' })],
  ['a token that nobody can read', () => 'pas-un-jeton'],
  ['a forged token', () => unsigned({ ...someone, role: 'root' })],
] as const)
  test(`${kind} is removed when the app starts`, async ({ page }) => {
    await storedAtFirst(page, { accessToken: token() })
    await page.goto('/admin/users-management')
    await expect(page).toHaveURL('/login')
    await expect(heading(page, 'Connexion')).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })

test('signing out in one tab signs out the others, and ends the session', async ({
  page,
  context,
}) => {
  const { email } = await registered(page.request)
  const token = await signedIn(page, email)
  await page.goto('/dashboard')
  const other = await openTab(context, '/contracts')
  await expect(heading(other, 'Mes contrats')).toBeVisible()

  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(heading(other, 'Connexion')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  const me = { headers: { authorization: `Bearer ${token}` } }
  await expect.poll(async () => (await page.request.get('/backend/auth/me', me)).status()).toBe(401)
})

test('when another person signs in, the other tabs show nothing of the first', async ({
  page,
  context,
}) => {
  const next = await registered(page.request)
  // a separate session, because this test ends it
  const token = await newToken(page.request, DEMO.user)
  await storedAtFirst(page, { accessToken: token })
  // the reply for the first person is still under way when the next one takes over
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    '**/backend/contracts/user',
    async (route) => {
      asked.resolve()
      await released.promise
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('/contracts')
  await asked.promise
  const other = await openTab(context, '/login')
  await expect(other.getByText(`Vous êtes déjà connecté avec ${DEMO.user}.`)).toBeVisible()
  await signInByForm(other, next.email)
  await expect(other).toHaveURL('/souscription')

  // taking over ended the first person's session
  const me = { headers: { authorization: `Bearer ${token}` } }
  await expect.poll(async () => (await page.request.get('/backend/auth/me', me)).status()).toBe(401)

  await expect(page.getByText("Vous n'avez pas de contrat en cours.")).toBeVisible()
  released.resolve()
  await page.getByRole('button', { name: 'Compte de Lou Perrin' }).click()
  await expect(page.getByText(next.email)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a session ended elsewhere is signed out of every open tab', async ({ page, context }) => {
  // without the live connection, which would sign out before anything is pressed
  await context.route('**/backend/live', (route) => route.abort())
  const { email } = await registered(page.request)
  const token = await signedIn(page, email)
  await page.goto('/contracts')
  await expect(page.getByText("Vous n'avez pas de contrat en cours.")).toBeVisible()
  const other = await openTab(context, '/dashboard')
  await expect(heading(other, /, Lou$/)).toBeVisible()
  const profile = await openTab(context, '/profile')
  await expect(profile.getByRole('main').getByText(email).first()).toBeVisible()

  await page.request.post('/backend/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  // either tab may make the first request
  const pressed = page.getByRole('button', { name: 'Actualiser la liste' }).click()
  await Promise.race([pressed.catch(() => undefined), page.waitForURL('/login')])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByText('Votre session a pris fin. Reconnectez-vous')).toBeVisible()
  }
  expect(await storedToken(other)).toBeNull()
  // the profile has no guard, and says it in its place
  await expect(profile).toHaveURL('/profile')
  await expect(profile.getByText('Votre session a pris fin. Reconnectez-vous')).toBeVisible()
})

test('a failed sign-in in one tab leaves the session of the other tabs', async ({
  page,
  context,
}) => {
  const { email } = await registered(page.request)
  const token = await signedIn(page, email)
  await page.goto('/contracts')
  await expect(heading(page, 'Mes contrats')).toBeVisible()
  const other = await openTab(context, '/login')
  const [sent] = await Promise.all([
    other.waitForRequest('**/backend/auth/login'),
    signInByForm(other, email, 'Lampadaire-2025!'),
  ])
  await expect(other.getByRole('alert').filter({ hasText: 'Identifiants invalides' })).toBeVisible()
  expect(await sent.headerValue('authorization')).toBeNull()
  expect(await storedToken(other)).toBe(token)
  await page.getByRole('button', { name: 'Actualiser la liste' }).click()
  await expect(page).toHaveURL('/contracts')
  await expect(page.getByText("Vous n'avez pas de contrat en cours.")).toBeVisible()
})

test('signing in returns to the page that required it', async ({ page }) => {
  const { email } = await registered(page.request)
  await page.goto('/contracts?status=expired')
  await expect(page).toHaveURL('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/contracts?status=expired')
  await expect(heading(page, 'Mes contrats')).toBeVisible()
})

test('signing in from the form leads to the subscription, and leaves no form in the browser history', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await page.goto('/register')
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goBack()
  await expect(page).toHaveURL('/register')
})

test('a wrong password is reported in an alert, and the address stays filled in', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await page.goto('/login')
  await signInByForm(page, email, 'Lampadaire-2025!')
  await expect(page.getByRole('alert').filter({ hasText: 'Identifiants invalides' })).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail', { exact: true })).toHaveValue(email)
  await expect(page).toHaveURL('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
})

test('the sign-in form checks a field when the user leaves it, then at each change', async ({
  page,
}) => {
  await page.goto('/login')
  const email = page.getByLabel('Adresse e-mail', { exact: true })
  const password = page.getByLabel('Mot de passe', { exact: true })
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(email).toHaveAccessibleDescription('Addresse mail requise')
  await expect(password).toHaveAccessibleDescription('Mot de passe requis')
  await expect(email).toBeFocused()
  await email.fill('camille')
  await expect(email).toHaveAccessibleDescription('Veuillez entrer une adresse mail valide')
  await email.fill('camille@exemple.fr')
  await expect(email).toHaveAccessibleDescription('')

  await page.reload()
  await password.fill('court')
  await expect(password).toHaveAccessibleDescription('')
  await password.blur()
  await expect(password).toHaveAccessibleDescription(
    'Votre mot de passe doit comporter au moins 6 caractères',
  )
  await password.fill('assez long')
  await expect(password).toHaveAccessibleDescription('')
})

const someone = {
  sub: '11111111-1111-4111-8111-111111111111',
  sid: '11111111-1111-4111-8111-111111111112',
  username: 'lou.perrin',
  email: 'lou@exemple.fr',
  firstName: 'Lou',
  lastName: 'Perrin',
  role: 'user',
  exp: inAnHour(),
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A well-formed token that no server signed. */
function unsigned(payload: object): string {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.c2lnbmF0dXJl`
}

function inAnHour(): number {
  return Math.floor(Date.now() / 1000) + 3600
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('accessToken'))
}
