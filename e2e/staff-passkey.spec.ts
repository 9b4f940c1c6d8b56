import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { folderOf, forgetOutsider, openPostgres, PORT, ROOT } from './database.ts'
import { linkFor } from './mails.ts'
import {
  accountIdOf,
  confirmed,
  DEMO,
  newToken,
  signedIn,
  signInByForm,
  signInOutside,
  signOut,
  tokenOf,
} from './people.ts'

// one worker, so that there is one second server
test.describe.configure({ mode: 'default' })

/** A second server on the database of the journeys, where staff must have a passkey. */
let strict: ChildProcess
let address = ''
test.beforeAll(async () => {
  strict = spawn(process.execPath, [join(ROOT, 'apps/server/src/app/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: (await openPostgres(PORT)).address,
      DATA_DIR: `${folderOf(PORT)}-strict`,
      STAFF_SECOND_FACTOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { promise: served, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  for (const line of [strict.stdout, strict.stderr])
    line?.on('data', (text: Buffer) => {
      said += text.toString()
      const [, own] = /Sillage : http:\/\/[^:]+:(\d+)/.exec(said) ?? []
      if (own) resolve(own)
    })
  // its last output gives the reason
  strict.on('close', (code) => reject(new Error(`It ended with ${code}: ${said}`)))
  // passkeys need a host name, not an IP address
  address = `http://localhost:${await served}`
})
test.afterAll(async () => {
  if (strict.exitCode !== null || strict.signalCode !== null) return
  strict.kill('SIGTERM')
  await once(strict, 'exit')
})

test('a new staff member creates a passkey at an external sign-in, until two administrators remove it', async ({
  page,
  browser,
}) => {
  test.slow()
  await forgetOutsider('lea@exemple.fr')
  const admin = { authorization: `Bearer ${await tokenOf(page.request, DEMO.admin)}` }
  const context = await browser.newContext({ baseURL: address })
  const lea = await context.newPage()
  await addAuthenticator(lea)
  const title = lea.getByRole('heading', { level: 1 })
  await signInOutside(lea, /^Léa Fontaine/)
  await expect(lea).toHaveURL('/dashboard')
  const id = accountIdOf(await lea.evaluate(() => localStorage.getItem('accessToken') ?? ''))
  const promoted = await page.request.put(`/backend/api/advisor/users/${id}`, {
    headers: admin,
    data: { username: 'léa.fontaine', email: 'lea@exemple.fr', role: 'advisor' },
  })
  expect(promoted.status()).toBe(200)
  await expect(lea).toHaveURL('/login')

  await signInOutside(lea, /^Léa Fontaine/)
  await expect(title).toHaveText('Créez votre clé d’accès')
  await expect(title).toBeFocused()
  await lea.getByRole('button', { name: 'Revenir à la connexion' }).click()
  await lea.goto('/dashboard')
  await expect(lea).toHaveURL('/login')

  await signInOutside(lea, /^Léa Fontaine/)
  const name = lea.getByLabel('Nom de la clé')
  await name.fill(' ')
  await lea.getByRole('button', { name: 'Créer la clé et me connecter' }).click()
  await expect(name).toHaveAccessibleDescription(/Donnez un nom à la clé/)
  await name.fill('Clé du bureau')
  await lea.getByRole('button', { name: 'Créer la clé et me connecter' }).click()
  await expect(title).toHaveText('Vos codes de secours')
  await expect(lea.getByRole('listitem').filter({ hasText: /^(?:[0-9A-Z]{4}-){3}/ })).toHaveCount(
    10,
  )
  await lea.getByRole('button', { name: 'Continuer' }).click()
  await expect(lea).toHaveURL('/dashboard')
  await expect(lea.getByRole('complementary', { name: 'Navigation de l’équipe' })).toBeVisible()
  await signOut(lea)

  await signInOutside(lea, /^Léa Fontaine/)
  await expect(title).toHaveText('Confirmez avec votre clé d’accès')
  await lea.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await expect(lea).toHaveURL('/dashboard')

  await signedIn(page, DEMO.admin)
  await page.goto('/admin/users-management?q=lea@exemple.fr')
  await page.getByRole('button', { name: 'Modifier léa.fontaine' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Retirer les clés d’accès' }).click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(
    dialog.getByText('Le retrait attend l’accord d’un second administrateur.'),
  ).toBeVisible()
  // nothing has changed yet
  await lea.reload()
  await expect(lea).toHaveURL('/dashboard')
  const second = await browser.newPage()
  await signedIn(second, DEMO.root)
  await second.goto('/admin/users-management')
  await second.getByRole('button', { name: 'Accepter le changement\u00a0: léa.fontaine' }).click()
  await expect(second.getByText('Votre accord est enregistré pour léa.fontaine.')).toBeVisible()
  await second.close()
  await expect(lea).toHaveURL('/login')
  await signInOutside(lea, /^Léa Fontaine/)
  await expect(title).toHaveText('Créez votre clé d’accès')
  await context.close()
})

test('a new staff member with a password can create a passkey only from an e-mailed link', async ({
  page,
  browser,
}) => {
  test.slow()
  const person = await confirmed(page.request)
  const id = accountIdOf(await newToken(page.request, person.email))
  const promoted = await page.request.put(`/backend/api/advisor/users/${id}`, {
    headers: { authorization: `Bearer ${await tokenOf(page.request, DEMO.admin)}` },
    data: { ...person, role: 'advisor' },
  })
  expect(promoted.status()).toBe(200)

  const context = await browser.newContext({ baseURL: address })
  const lou = await context.newPage()
  await addAuthenticator(lou)
  await lou.goto('/login')
  await signInByForm(lou, person.email)
  await expect(lou.getByRole('alert').or(lou.getByRole('status'))).toContainText([
    /Pour entrer, créez votre clé d’accès depuis le lien que vous recevrez à l•••@exemple\.fr/,
  ])
  await expect(lou).toHaveURL('/login')

  await lou.goto(await linkFor(page, person.email, '/login#token='))
  await lou.reload()
  await expect(lou.getByText(/vous créerez ensuite votre clé d’accès/)).toBeVisible()
  await signInByForm(lou, person.email)
  const title = lou.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Créez votre clé d’accès')
  await lou.getByLabel('Nom de la clé').fill('Clé du bureau')
  await lou.getByRole('button', { name: 'Créer la clé et me connecter' }).click()
  await expect(title).toHaveText('Vos codes de secours')
  await lou.getByRole('button', { name: 'Continuer' }).click()
  await expect(lou.getByRole('complementary', { name: 'Navigation de l’équipe' })).toBeVisible()
  await signOut(lou)

  await signInByForm(lou, person.email)
  await expect(title).toHaveText('Confirmez avec votre clé d’accès')
  await context.close()
})
