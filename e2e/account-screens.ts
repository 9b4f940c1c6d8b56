import type { Page } from '@playwright/test'
import { askedTwice } from './conversation.ts'
import { confirmAddress } from './mails.ts'
import { DEMO, PASSWORD, registered, signedIn } from './people.ts'
import type { Screen } from './screen.ts'

const TOKEN = 'token=jeton-que-personne-n-a-donne-123456'

const on = (email: string, path: string) => async (page: Page) => {
  await signedIn(page, email)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function profileOf(page: Page, email: string = DEMO.user) {
  await on(email, '/profile')(page)
  await page.getByRole('heading', { name: 'Clés d’accès' }).waitFor()
}

/** Opens a dialog of the profile. */
const onProfile = (button: string) => async (page: Page) => {
  await profileOf(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

/** An account that asked for a role, and for another address. */
let applicant: Promise<string> | undefined
function applicantOf(page: Page): Promise<string> {
  applicant ??= registered(page.request, 'advisor').then(({ email }) => email)
  return applicant
}

/** An account that asked a question, got an answer, and asked again. */
let asker: Promise<string> | undefined
function askerOf(page: Page): Promise<string> {
  asker ??= askedTwice(page.request)
  return asker
}

/** The account pages and their dialogs, the notifications and one's own complaints. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'connexion-externe-refusee', open: (page) => page.goto('/login?erreur=expiree') },
  {
    name: 'connexion-externe-relier',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Continuer avec un fournisseur d’identité' }).click()
      await page.getByRole('button', { name: /^Camille/ }).click()
      await page.getByRole('heading', { name: 'Relier votre compte' }).waitFor()
    },
  },
  {
    name: 'mot-de-passe-oublie',
    open: async (page) => {
      await page.goto('/forgot-password')
      await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr')
      await page.getByRole('button', { name: 'Recevoir le lien' }).click()
      await page.getByText(/^Si un compte existe/).waitFor()
    },
  },
  { name: 'nouveau-mot-de-passe', open: (page) => page.goto(`/reset-password#${TOKEN}`) },
  {
    name: 'nouveau-mot-de-passe-lien-mort',
    open: async (page) => {
      await page.goto(`/reset-password#${TOKEN}`)
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
      await page.getByText(/n’est plus valable/).waitFor()
    },
  },
  { name: 'adresse-a-confirmer', open: (page) => page.goto(`/confirm-email#${TOKEN}`) },
  {
    name: 'adresse-confirmee',
    open: async (page) => {
      const { email } = await registered(page.request)
      await signedIn(page, email)
      await confirmAddress(page, email)
    },
  },
  {
    name: 'invitation-refusee',
    open: async (page) => {
      await page.goto(`/invitation#${TOKEN}`)
      await page.getByText('Cette invitation ne peut pas être acceptée.').waitFor()
    },
  },
  { name: 'profil', open: (page) => profileOf(page) },
  { name: 'profil-en-attente', open: async (page) => profileOf(page, await applicantOf(page)) },
  {
    name: 'profil-connexions',
    open: async (page) => {
      await profileOf(page)
      await page.getByText('Dernières connexions').click()
    },
  },
  { name: 'profil-modifier', open: onProfile('Modifier') },
  {
    name: 'profil-modifier-refuse',
    open: async (page) => {
      await onProfile('Modifier')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Adresse e-mail').fill('autre@exemple.fr')
      await dialog.getByRole('radio', { name: 'Professionnel' }).check()
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    },
  },
  {
    name: 'profil-mot-de-passe',
    open: async (page) => {
      await onProfile('Modifier')(page)
      await page.getByRole('tab', { name: 'Mot de passe' }).click()
    },
  },
  { name: 'profil-adresse', open: onProfile('Modifier mon adresse postale') },
  {
    name: 'profil-adresse-refusee',
    open: async (page) => {
      await profileOf(page, await applicantOf(page))
      await page.getByRole('button', { name: 'Indiquer mon adresse' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Code postal').fill('440')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await dialog.getByText('Indiquez la ville.').waitFor()
    },
  },
  { name: 'profil-ajouter-une-cle', open: onProfile('Ajouter une clé') },
  { name: 'profil-fermer', open: onProfile('Fermer mon compte') },
  {
    name: 'notifications',
    open: async (page) => {
      await on(DEMO.user, '/dashboard')(page)
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page.getByRole('heading', { name: 'Notifications' }).waitFor()
    },
  },
  {
    name: 'notifications-equipe',
    open: async (page) => {
      await on(DEMO.advisor, '/dashboard')(page)
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page.getByRole('heading', { name: 'Notifications' }).waitFor()
    },
  },
  { name: 'mes-reclamations', open: on(DEMO.user, '/reclamations/suivi') },
  {
    name: 'mes-reclamations-vide',
    open: async (page) => on(await applicantOf(page), '/reclamations/suivi')(page),
  },
  {
    name: 'mes-reclamations-nouvelle',
    open: async (page) => {
      await on(DEMO.user, '/reclamations/suivi')(page)
      await page.getByRole('button', { name: 'Faire une réclamation' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'mes-questions', open: async (page) => on(await askerOf(page), '/questions')(page) },
  {
    name: 'mes-questions-vide',
    open: async (page) => on(await applicantOf(page), '/questions')(page),
  },
  {
    name: 'mes-questions-nouvelle',
    open: async (page) => {
      await on(DEMO.user, '/questions?ecrire=1')(page)
      await page.getByRole('dialog').waitFor()
      await page.getByRole('button', { name: 'Envoyer' }).click()
    },
  },
  {
    name: 'questions-des-clients',
    open: async (page) => {
      await askerOf(page)
      await on(DEMO.advisor, '/admin/questions')(page)
      await page
        .getByRole('button', { name: /^Répondre à/ })
        .first()
        .waitFor()
    },
  },
]
