import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { confirmAddress } from './mails.ts'
import {
  DEMO,
  newPerson,
  newToken,
  PASSWORD,
  registered,
  signedIn,
  signInByForm,
  storedAtFirst,
  tokenOf,
} from './people.ts'
import { teller } from './teller.ts'

const USERS = '/admin/users-management'

test('someone who registers as an advisor becomes one once an admin has accepted', async ({
  page,
  browser,
}) => {
  const { username, email } = { ...newPerson(), username: `camille.${Date.now().toString(36)}` }
  const answer = await page.request.post('/backend/auth/register', {
    data: { username, email, password: PASSWORD, role: 'advisor' },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await expect(sidebarOf(page)).toHaveCount(0)
  // a request counts once the address is confirmed
  await confirmAddress(page, email)

  const admin = await adminAt(browser, USERS)
  const requests = admin.getByRole('region', { name: /^Demandes de rôle/ })
  await expect(requests.getByText(email)).toBeVisible()
  await requests.getByRole('button', { name: `Accepter : ${username}, advisor` }).press('Enter')
  await expect(requests.getByText(email)).toHaveCount(0)
  // focus moves to the next waiting request, or to the title if there is none
  await expect(
    requests
      .getByRole('listitem')
      .or(admin.getByRole('heading', { level: 1 }))
      .and(admin.locator(':focus')),
  ).toHaveCount(1)
  await admin.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill(email)
  await expect(admin).toHaveURL(/\?q=/)
  await expect(admin.getByRole('row', { name: email })).toContainText('advisor')

  // a role change ends the session
  await page.goto('/sinistresDashboard')
  await expect(page).toHaveURL('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/sinistresDashboard')
  await expect(sidebarOf(page)).toBeVisible()
  await admin.context().close()
})

test('a deactivated user is signed out of every tab at once', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await registered(page.request)
  await storedAtFirst(page, { accessToken: await newToken(page.request, email) })
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/contracts')
  await expect(other.getByRole('heading', { level: 1, name: 'Mes contrats' })).toBeVisible()

  const admin = await adminAt(browser, `${USERS}?q=${encodeURIComponent(email)}`)
  const row = admin.getByRole('row', { name: email })
  await row.getByRole('button', { name: /^Désactiver / }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click()
  await expect(row).toContainText('Inactive')
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await signInByForm(page, email)
  await expect(page.getByText('Identifiants invalides')).toBeVisible()

  await row.getByRole('button', { name: /^Réactiver / }).click()
  await expect(row).toContainText('Active')
  await signInByForm(page, email)
  await expect(page).not.toHaveURL('/login')
  await admin.context().close()
})

test('an account is created and changed, and both appear in the audit log', async ({ page }) => {
  const { email } = newPerson()
  const username = `sofia.${Date.now().toString(36)}`
  await signedIn(page, DEMO.admin)
  await page.goto(USERS)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Username',
    'Email',
    'Role',
    'Status',
    'Actions',
  ])
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Créer le compte' })
  await expect(create).toBeDisabled()
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible()
  await dialog.getByLabel('Nom d’utilisateur').fill(username)
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  // an admin can give only these two
  await expect(dialog.getByLabel('Rôle').getByRole('option')).toHaveText(['user', 'advisor'])
  await create.click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill(email)
  const row = page.getByRole('row', { name: email })
  await row.getByRole('button', { name: `Modifier ${username}` }).click()
  await dialog.getByRole('button', { name: 'Retirer les clés d’accès' }).click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(dialog.getByText('Ce compte n’a pas de clé d’accès.')).toBeVisible()
  await dialog.getByLabel('Rôle').selectOption('advisor')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row).toContainText('advisor')
  await page.getByRole('button', { name: 'Username' }).click()
  await expect(page).toHaveURL(/ordre=desc/)
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await page.goto('/admin/audit?action=account.role_changed')
  // only for this account: other journeys change roles at the same time
  const line = page
    .getByRole('row', { name: /de « user » à « advisor »/ })
    .filter({ hasText: (await accountOf(page, email)).slice(0, 8) })
  await line.getByRole('button', { name: /^Toutes les lignes : compte / }).click()
  await expect(page.getByRole('row', { name: /Compte créé/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Toutes les actions')
  await expect(page.getByRole('row', { name: /Compte créé/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^journal_\d{4}-\d{2}-\d{2}\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('Rôle modifié')
})

test('the team acknowledges a complaint, then answers it', async ({ page }) => {
  const { email } = await registered(page.request)
  const subject = `Une attente trop longue, ${Date.now().toString(36)}`
  const sent = await page.request.post('/backend/complaints', {
    data: { subject, message: 'J’attends depuis trois semaines.' },
    headers: {
      authorization: `Bearer ${await newToken(page.request, email)}`,
      'idempotency-key': email,
    },
  })
  expect(sent.status()).toBe(201)
  await signedIn(page, DEMO.advisor)
  await page.goto('/admin/complaints')
  await page.getByRole('button', { name: 'Reçues' }).click()
  const card = page.getByRole('listitem', { name: subject })
  await expect(card.getByText(/^encore \d+\sjours$/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Toutes' }).click()
  await card.getByRole('button', { name: /^Accuser réception/ }).click()
  await expect(card.getByText('Prise en charge')).toBeVisible()
  await card.getByRole('button', { name: /^Répondre/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click({ force: true })
  await expect(dialog.getByText('Veuillez écrire une réponse.')).toBeVisible()
  await dialog.getByLabel('Réponse').fill('Votre attestation est partie ce matin.')
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(card.getByText('Répondue')).toBeVisible()
  await expect(card.getByText('Votre attestation est partie ce matin.')).toBeVisible()
})

function sidebarOf(page: Page) {
  return page.getByRole('complementary', { name: 'Navigation de l’équipe' })
}

/** The id of an account, looked up as an admin. */
async function accountOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`/backend/api/advisor/users?search=${email}`, {
    headers: { authorization: `Bearer ${await tokenOf(page.request, DEMO.admin)}` },
  })
  const { users }: { users: { id: string }[] } = await answer.json()
  return users[0]?.id ?? ''
}

/** The demo's admin, in a separate browser. */
async function adminAt(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext()
  const admin = await context.newPage()
  await signedIn(admin, DEMO.admin)
  await admin.goto(path)
  return admin
}

test('a capability is given in the dialog of an account, and shows in the list', async ({
  page,
  browser,
}) => {
  const token = await newToken(page.request, DEMO.admin)
  const username = `prudence.${Date.now().toString(36)}`
  const made = await page.request.post('/backend/auth/register', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...newPerson(), username, password: PASSWORD, role: 'advisor' },
  })
  expect(made.status()).toBe(201)
  const admin = await adminAt(browser, `${USERS}?q=${username}`)
  await admin.getByRole('button', { name: `Modifier ${username}` }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Pièces de santé' }).check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByRole('row').filter({ hasText: username })).toContainText(
    'Pièces de santé',
  )
})

test('an advisor with the capability to lead finds the team’s page, but not user management', async ({
  page,
}) => {
  await signedIn(page, await teller(page.request, 'lead'))
  await page.goto('/ma-journee')
  await sidebarOf(page).getByRole('link', { name: 'Équipe', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible()
  await page.getByRole('tab', { name: 'Règles' }).click()
  await expect(page.getByRole('heading', { name: 'Nouveaux sinistres' })).toBeVisible()
  // only administrators write the replies that everybody uses
  await expect(page.getByRole('heading', { name: 'Réponses types' })).toHaveCount(0)
  await expect(sidebarOf(page).getByRole('link', { name: 'Gestion des utilisateurs' })).toHaveCount(
    0,
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible()
})
