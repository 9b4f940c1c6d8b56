import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Role } from '@sillage/domain/accounts/roles.ts'

/** The password of every test account; the demo's accounts have a published one. */
export const PASSWORD = 'Lampadaire-2026!'
const DEMO_PASSWORD = 'Sillage-2026!'

/** The demo's fictional accounts. Journeys may only read with them, because they share their sessions. */
export const DEMO = {
  user: 'camille@exemple.fr',
  advisor: 'nadia@exemple.fr',
  admin: 'thomas@exemple.fr',
  root: 'ines@exemple.fr',
} as const satisfies Record<Role, string>

export const passwordOf = (email: string) =>
  Object.values<string>(DEMO).includes(email) ? DEMO_PASSWORD : PASSWORD

export interface Person {
  readonly username: string
  readonly email: string
}

/** An account that no other journey uses. */
export function newPerson(): Person {
  return { username: 'lou.perrin', email: `lou-${randomBytes(5).toString('hex')}@exemple.fr` }
}

/** An account registered through the API, for journeys about something other than registration. */
export async function registered(request: APIRequestContext, role: Role = 'user'): Promise<Person> {
  const person = newPerson()
  const answer = await request.post('/backend/auth/register', {
    data: { ...person, password: PASSWORD, role },
    headers: fromSomewhere(),
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return person
}

/** The same, with its address confirmed through the mailed link. */
export async function confirmed(request: APIRequestContext): Promise<Person> {
  const person = await registered(request)
  const outbox = await (await request.get('/dev/mails')).text()
  const mail = outbox.split('<article>').find((one) => one.includes(`À : ${person.email},`)) ?? ''
  const token = /#token=([^"]+)"/.exec(mail)?.[1]
  const answer = await request.post('/backend/auth/confirm-email', {
    data: { token, password: PASSWORD },
    headers: fromSomewhere(),
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return person
}

/** A new address for each call, because registrations and sign-ins are capped per address. */
function fromSomewhere() {
  return { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }
}

/** A new member of the team, made by a root. */
export async function newMember(request: APIRequestContext, role: 'advisor' | 'admin' = 'advisor') {
  const person = newPerson()
  const answer = await request.post('/backend/auth/register', {
    headers: { authorization: `Bearer ${await tokenOf(request, DEMO.root)}` },
    data: { ...person, password: PASSWORD, role },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return { ...person, id: accountIdOf(await tokenOf(request, person.email)) }
}

const tokens = new Map<string, Promise<string>>()

/** One session per account and worker. */
export function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const token = tokens.get(email) ?? newToken(request, email)
  tokens.set(email, token)
  return token
}

/** A separate session, for journeys with two people or two sessions. */
export async function newToken(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/backend/auth/login', {
    data: { email, password: passwordOf(email) },
    headers: fromSomewhere(),
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const { token }: { token: string } = await answer.json()
  return token
}

/** Gives an account a postal address, for journeys that sign something. */
export async function housed(request: APIRequestContext, email: string) {
  const answer = await request.put('/backend/profile', {
    headers: { authorization: `Bearer ${await tokenOf(request, email)}` },
    data: {
      address: { line1: '12, rue des Halles', postalCode: '44000', city: 'Nantes' },
      person: { birthDate: '14/05/1988', birthPlace: 'Nantes', phone: '06 39 98 12 34' },
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Signs the page in before it loads, together with its other tabs. */
export async function signedIn(page: Page, email: string): Promise<string> {
  const token = await tokenOf(page.request, email)
  await storedAtFirst(page, { accessToken: token })
  return token
}

/** Stores entries in local storage before a tab's first page only, so that later changes are kept. */
export async function storedAtFirst(page: Page, entries: Readonly<Record<string, string>>) {
  // init scripts run at every navigation: signing in again would hide a sign-out
  await page.addInitScript(
    ([mark, given]) => {
      if (sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(mark, 'yes')
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
    },
    [`given ${Object.keys(entries).join(' ')}`, entries] as const,
  )
}

/** The account id in a token. */
export function accountIdOf(token: string): string {
  const { sub }: { sub: string } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  )
  return sub
}

export async function signInByForm(page: Page, email: string, password = passwordOf(email)) {
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Fills in and sends the form of the registration, which leads to that of the sign-in. */
export async function registerByForm(page: Page, { username, email }: Person) {
  await page.getByLabel("Nom d'utilisateur").fill(username)
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(email)
  await page.getByLabel('Confirmer l’adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/Confirmer le mot de passe/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Signs in as a person of the demo's identity provider. */
export async function signInOutside(page: Page, person: RegExp) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continuer avec un fournisseur d’identité' }).click()
  await page.getByRole('button', { name: person }).click()
}

export async function signOut(page: Page) {
  const out = page.getByRole('button', { name: 'Déconnexion' })
  const account = page.getByRole('button', { name: /^Compte de/ })
  // the team's menus load after the page
  await expect(out.or(account).first()).toBeVisible()
  if (!(await out.isVisible())) await account.first().click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).or(out).first().click()
  await expect(page).toHaveURL('/login')
}
