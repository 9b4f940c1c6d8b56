import { expect, test } from '@playwright/test'
import { forgetOutsider } from './database.ts'
import { linkFor } from './mails.ts'
import {
  DEMO,
  newPerson,
  newToken,
  PASSWORD,
  passwordOf,
  registered,
  signInByForm,
  signInOutside,
  signOut,
  tokenOf,
} from './people.ts'

const NEW_PASSWORD = 'Parapluie-2027!'

test('a forgotten password is replaced through an e-mailed link, which works once', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(email)
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByRole('status').getByText(/Si un compte existe/)).toBeVisible()

  const link = await linkFor(page, email, '/reset-password')
  await page.goto(link)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  const password = page.getByLabel('Nouveau mot de passe', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Mot de passe requis/)
  const known = 'motdepasse123'
  await password.fill(known)
  await page.getByLabel('Confirmer le mot de passe').fill(known)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('link', { name: 'Demander un autre lien' })).toHaveCount(0)
  await password.fill(NEW_PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible()

  await signInByForm(page, email)
  await expect(
    page.getByRole('main').getByRole('alert').getByText('Identifiants invalides'),
  ).toBeVisible()
  await signInByForm(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/souscription')

  await page.goto('/dashboard')
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByText(/Ce lien n’est plus valable/),
  ).toBeVisible()
})

test('an external identity is linked once with the password, then signs in alone', async ({
  page,
}) => {
  await forgetOutsider(DEMO.admin)
  await signInOutside(page, /^Thomas Leroy/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relier votre compte')
  await expect(page).toHaveURL('/oauth-callback')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await password.fill('faux mot de passe')
  await page.getByRole('button', { name: 'Relier et me connecter' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /Ce n’est pas votre mot de passe/,
  )
  await password.fill(passwordOf(DEMO.admin))
  await page.getByRole('button', { name: 'Relier et me connecter' }).click()
  await expect(page).toHaveURL('/dashboard')
  await signOut(page)

  await signInOutside(page, /^Thomas Leroy/)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText(DEMO.admin)).toBeVisible()
})

test('an external sign-in that fails is explained on the sign-in page', async ({ page }) => {
  await signInOutside(page, /^Annuler/)
  await expect(page).toHaveURL('/login?erreur=refusee')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/refusée ou abandonnée/)
  await page.goto('/oauth-callback')
  await expect(page).toHaveURL('/login')
  await page.goto('/oauth-callback?token=jeton-que-personne-n-a-donne-123456')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/a expiré, ou a commencé/)
  await page.goto('/oauth-callback?token=abc')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to process OAuth authentication',
  )
})

test('a profile is changed, its new address confirmed by e-mail, and other sessions closed', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const elsewhere = await newToken(page.request, email)
  await page.goto('/profile')
  await expect(page.getByText('Connectez-vous pour voir votre profil')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Connexion' }).click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveAccessibleDescription(
    'Rien n’a encore changé.',
  )
  await dialog.getByRole('tab', { name: 'Mot de passe' }).click()
  await dialog.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(dialog.getByText(`Ouvrez le lien de l’e-mail envoyé à ${email}.`)).toBeVisible()
  await dialog.getByRole('tab', { name: 'Informations' }).click()
  const wanted = `nouvelle-${email}`
  await dialog.getByLabel("Nom d'utilisateur").fill('lou.martin')
  await dialog.getByLabel('Adresse e-mail').fill(wanted)
  await dialog.getByRole('radio', { name: 'Professionnel' }).check()
  await dialog.getByLabel('Nom de l’entreprise').fill('Perrin et fille')
  await dialog.getByLabel('Numéro SIREN').fill('732 829 321')
  await dialog.getByLabel('Mot de passe actuel').fill('pas le bon')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Numéro SIREN')).toHaveAccessibleDescription(/n’existe pas/)
  await dialog.getByLabel('Numéro SIREN').fill('732 829 320')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(
    /Ce n’est pas votre mot de passe actuel/,
  )
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profile mis à jour avec succès')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'lou.martin' })).toBeVisible()
  await expect(page.getByText('732 829 320')).toBeVisible()
  await expect(page.getByText('Changement d’adresse en attente.')).toBeVisible()

  // shown at once, without a reload
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue')
  await bell.click()
  await page.getByRole('link', { name: /^Une nouvelle adresse attend/ }).click()
  await expect(bell).toHaveAccessibleName('Notifications')

  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click()
  await expect(page.getByText('La session est fermée.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cette session' })).toBeFocused()
  const answer = await page.request.get('/backend/auth/me', {
    headers: { authorization: `Bearer ${elsewhere}` },
  })
  expect(answer.status()).toBe(401)

  const link = await linkFor(page, wanted, '/confirm-email')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('status').getByText('Adresse confirmée.')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText(`Votre adresse, ${wanted}, n’attend plus`)).toBeVisible()
  await page.getByRole('link', { name: 'Aller à mon profil' }).click()
  await expect(page.getByText('Changement d’adresse en attente.')).toBeHidden()
  await expect(page.getByRole('main').getByText(wanted)).toBeVisible()
})

test('an address confirmed during a subscription leads back to it', async ({ page }) => {
  const { email } = await registered(page.request)
  await page.goto('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goto('/souscription/Voiture')
  await page.getByRole('radio', { name: 'Citadine' }).check()
  await expect(page.getByText('Réponses enregistrées dans votre compte')).toBeVisible()
  await page.goto(await linkFor(page, email, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.getByRole('link', { name: 'Reprendre ma souscription' }).click()
  await expect(page.getByRole('radio', { name: 'Citadine' })).toBeChecked()
})

test('birth and telephone are checked, saved and can be changed', async ({ page }) => {
  const { email } = await registered(page.request)
  await page.goto('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Naissance et téléphone' })
  await card.getByRole('button', { name: 'Indiquer ma naissance et mon téléphone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Naissance et téléphone' })
  await dialog.getByLabel('Date de naissance').fill('31/02/1988')
  await dialog.getByLabel('Lieu de naissance').fill('Nantes (44)')
  await dialog.getByLabel('Téléphone').fill('0612345678')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Date de naissance')).toBeFocused()
  await dialog.getByLabel('Date de naissance').fill('14/05/1988')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(card.getByText('14/05/1988')).toBeVisible()
  await card.getByRole('button', { name: 'Modifier ma naissance et mon téléphone' }).click()
  await expect(dialog.getByLabel('Lieu de naissance')).toHaveValue('Nantes (44)')
})

test('a customer downloads their data and closes the account', async ({ page }) => {
  const { email } = await registered(page.request)
  await page.goto('/login')
  await signInByForm(page, email)
  await expect(page).toHaveURL('/souscription')
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  expect((await download).suggestedFilename()).toBe('mes-donnees-sillage.zip')

  await page.getByRole('button', { name: 'Fermer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Un compte fermé ne se rouvre pas.')).toBeVisible()
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Fermer définitivement' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre compte est fermé.')).toBeVisible()
  await signInByForm(page, email)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Identifiants invalides/)
})

test('an invitation to the team creates an account from the e-mail', async ({ page }) => {
  const { email } = newPerson()
  const answer = await page.request.post('/backend/admin/invitations', {
    headers: { authorization: `Bearer ${await tokenOf(page.request, DEMO.admin)}` },
    data: { email, role: 'advisor' },
  })
  expect(answer.status()).toBe(201)
  await page.goto(await linkFor(page, email, '/invitation'))
  await expect(
    page.getByText(`Un compte conseiller vous est proposé pour l’adresse ${email}.`, {
      exact: false,
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  const username = page.getByLabel("Nom d'utilisateur")
  await expect(username).toBeFocused()
  await username.fill('sam.petit')
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL(/\/login#token=/)
  await expect(page.getByText('Connectez-vous avec le mot de passe')).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail', { exact: true })).toHaveValue(email)
  await signInByForm(page, email)
  await expect(page.getByRole('complementary', { name: 'Navigation de l’équipe' })).toBeVisible()
})

test('a complaint is made from the public page, and can be followed', async ({ page }) => {
  const { email } = await registered(page.request)
  await page.goto('/reclamations')
  await page.getByRole('link', { name: 'Faire ou suivre une réclamation' }).click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/reclamations/suivi')
  await page.getByRole('button', { name: 'Faire une réclamation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer la réclamation' }).click()
  await expect(dialog.getByLabel('Objet')).toBeFocused()
  await dialog.getByLabel('Objet').fill('Un appel sans réponse')
  await dialog.getByLabel(/^Ce qui s’est passé/).fill('J’ai appelé trois fois.')
  await dialog.getByRole('button', { name: 'Envoyer la réclamation' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Un appel sans réponse' })
  await expect(card.getByText('Reçue')).toBeVisible()
  await expect(card.getByText(/^Au plus tard le/)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
})
