import { expect, test } from '@playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { linkFor } from './mails.ts'
import { PASSWORD, registered, signInByForm, signOut } from './people.ts'

test('a passkey added after confirming the address is asked for at the next sign-in', async ({
  browser,
  baseURL,
}) => {
  // passkeys need a host name, not an IP address
  const context = await browser.newContext({
    baseURL: (baseURL ?? '').replace('127.0.0.1', 'localhost'),
  })
  const page = await context.newPage()
  await addAuthenticator(page)
  const { email } = await registered(page.request)
  await page.goto('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goto('/profile')
  await expect(page.getByText('Votre adresse e-mail attend sa confirmation.')).toBeVisible()
  await expect(page.getByText('Une clé s’ajoute une fois', { exact: false })).toBeVisible()
  await signOut(page)

  // the link proves the mailbox; without a session, the password proves the account
  await page.goto(await linkFor(page, email, '/confirm-email'))
  const proof = page.getByLabel('Mot de passe du compte')
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(proof).toBeFocused()
  await proof.fill('Autre-mot-2!')
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(proof).toHaveAccessibleDescription(/pas votre mot de passe/)
  await proof.fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('status').getByText('Adresse confirmée.')).toBeVisible()
  await page.getByRole('link', { name: 'Me connecter' }).click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Ajouter une clé' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de la clé').fill('Téléphone')
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await expect(page.getByText('La clé « Téléphone » est ajoutée.')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger les codes' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('codes-de-secours-sillage.txt')
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByText('Codes de secours : 10 restent.')).toBeVisible()
  await signOut(page)

  await signInByForm(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/clé d’accès/)
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await expect(page).toHaveURL('/souscription')
  await signOut(page)

  // a recovery code instead of the passkey
  await signInByForm(page, email)
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  const code = page.getByLabel('Code de secours')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(code).toHaveAccessibleDescription('Code de secours requis')
  await code.fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(code).toHaveAccessibleDescription(/n’est pas valable/)
  await code.fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page).toHaveURL('/souscription')

  await page.goto('/profile')
  await expect(page.getByText('Codes de secours : 9 restent.')).toBeVisible()
  await page.getByRole('button', { name: 'Renommer la clé Téléphone' }).click()
  await dialog.getByLabel('Nom de la clé').fill('Clé du bureau')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Retirer la clé Clé du bureau' }).click()
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  // the line that had the focus is gone
  await expect(page.getByText('Aucune clé pour l’instant', { exact: false })).toBeFocused()
  await context.close()
})
