import type { Page } from '@playwright/test'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { ADMINISTRATION_SCREENS } from './administration-screens.ts'
import { BANK_SCREENS } from './bank-screens.ts'
import { CALLING_SCREENS } from './calling-screens.ts'
import { CLAIM_SCREENS, DESK_SCREENS } from './claim-screens.ts'
import { COMPLAINT_SCREENS } from './complaint-screens.ts'
import { CONTRACT_SCREENS } from './contract-screens.ts'
import { CUSTOMER_SCREENS } from './customer-screens.ts'
import { DOCUMENT_SCREENS, PRODUCT_PAPER_SCREENS } from './document-screens.ts'
import { LINK_SCREENS } from './link-screens.ts'
import { OFFLINE_SCREENS } from './offline-screens.ts'
import { PAYMENT_SCREENS } from './payment-screens.ts'
import { DEMO, registered, signedIn } from './people.ts'
import { PREPARED_TARIFF_SCREENS } from './prepared-tariff-screens.ts'
import { QUOTE_SCREENS } from './quote-screens.ts'
import { addTravel, chooseCities, openPeriod, openRecap, sign } from './recap.ts'
import { RECAP_SCREENS } from './recap-screens.ts'
import { as, at, refuseLive, type Screen } from './screen.ts'
import { SECOND_SCREENS } from './second-person.ts'
import { STATEMENT_SCREENS } from './statement-screens.ts'
import { TARIFF_SCREENS } from './tariff-screens.ts'

let newcomer: Promise<string> | undefined
/** An account without a contract, shared by all screens. */
async function newcomerOf(page: Page): Promise<string> {
  newcomer ??= registered(page.request).then(({ email }) => email)
  return newcomer
}
const asNewcomer = (path: string) => async (page: Page) => {
  await signedIn(page, await newcomerOf(page))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
/** With an account of its own: what is being typed here would be answered by the same screen at another width. */
const recap = (type: 'Voiture' | 'Voyage') => async (page: Page) => {
  await openRecap(page, (await registered(page.request)).email, type)
  await page.getByText('Ce qui est couvert').waitFor({ state: 'attached' })
}

const visitor: readonly Screen[] = [
  { name: 'accueil', open: at('/') },
  ...[
    'mentions-legales',
    'aide',
    'donnees-personnelles',
    'reclamations',
    'accessibilite',
    'plan-du-site',
    'renoncer-ou-resilier',
    'methode',
    'verification',
  ].map((name) => ({ name, open: at(`/${name}`) })),
  ...PRODUCT_PAPER_SCREENS,
  ...TARIFF_SCREENS,
  {
    name: 'verification-inconnue',
    open: async (page) => {
      await page.goto('/verification/00000-00000-00000-00000')
      await page.getByText('Document inconnu.').waitFor()
    },
  },
  { name: 'calculateur', open: at('/methode/calculateur') },
  {
    name: 'calculateur-trajet',
    open: async (page) => {
      await page.goto('/methode/calculateur')
      await chooseCities(page)
      await page.getByRole('button', { name: 'Calculer' }).click()
      await page.getByRole('figure').waitFor()
    },
  },
  {
    name: 'calculateur-voiture',
    open: async (page) => {
      await page.goto('/methode/calculateur')
      await page.getByRole('radio', { name: 'Une voiture sur un an' }).check()
      await page.getByRole('button', { name: 'Calculer' }).click()
      await page.getByText('CO2e par an, à l’usage').waitFor()
    },
  },
  { name: 'connexion', open: at('/login') },
  {
    name: 'connexion-refusee',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Se connecter' }).click()
    },
  },
  { name: 'inscription', open: at('/register') },
  {
    name: 'inscription-refusee',
    open: async (page) => {
      await page.goto('/register')
      await page.getByLabel('Mot de passe', { exact: true }).fill('sS1!')
      await page.getByRole('button', { name: 'Créer un compte' }).click({ force: true })
    },
  },
  { name: 'introuvable', open: at('/une/page/perdue') },
  { name: 'erreur', open: at('/erreur') },
  { name: 'interdit', open: at('/unauthorized') },
  { name: 'elements', open: at('/dev/ui') },
  { name: 'profil-sans-session', open: at('/profile') },
]

const user: readonly Screen[] = [
  { name: 'tableau-de-bord', open: as('user', '/dashboard') },
  {
    name: 'tableau-de-bord-menu',
    open: async (page) => {
      await as('user', '/dashboard')(page)
      await page.getByRole('button', { name: /^Compte de/ }).click()
    },
  },
  { name: 'tableau-de-bord-vide', open: asNewcomer('/dashboard') },
  { name: 'choix-du-type', open: asNewcomer('/souscription') },
  {
    name: 'choix-du-type-reprise',
    open: async (page) => {
      await recap('Voiture')(page)
      await page.goto('/souscription')
      await page.getByRole('button', { name: 'Reprendre' }).waitFor()
    },
  },
  { name: 'questionnaire', open: asNewcomer('/souscription/Voiture') },
  {
    name: 'questionnaire-prix',
    open: async (page) => {
      await asNewcomer('/souscription/Voyage')(page)
      await page.getByRole('radio').first().check()
      await page.getByPlaceholder('Votre réponse').fill('Barcelone')
      await page
        .getByText(/\d+,\d{2}\s€/)
        .first()
        .waitFor({ state: 'attached' })
    },
  },
  { name: 'recapitulatif-voiture', open: recap('Voiture') },
  {
    name: 'recapitulatif-calendrier',
    open: async (page) => {
      await recap('Voiture')(page)
      await openPeriod(page)
    },
  },
  {
    name: 'recapitulatif-manques',
    open: async (page) => {
      await recap('Voyage')(page)
      await page
        .getByRole('button', { name: 'Confirmer la création du contrat' })
        .click({ force: true })
      await page.getByRole('button', { name: 'Générer un devis' }).click()
    },
  },
  {
    name: 'recapitulatif-ajouter-un-voyage',
    open: async (page) => {
      await recap('Voyage')(page)
      await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
      await page.getByRole('dialog').getByRole('combobox').first().fill('Barcelone')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'recapitulatif-signe',
    open: async (page) => {
      await recap('Voyage')(page)
      await addTravel(page)
      await sign(page)
    },
  },
  {
    name: 'questionnaire-niveaux',
    open: async (page) => {
      await recap('Voyage')(page)
      await page.goto('/souscription/Voyage?etape=5')
      await page.getByRole('table').waitFor()
    },
  },
  ...RECAP_SCREENS,
  ...QUOTE_SCREENS,
  { name: 'devis-vides', open: asNewcomer('/devis') },
  {
    name: 'devis-en-panne',
    open: async (page) => {
      await page.route('**/backend/quotes/user?*', (route) => route.abort())
      await asNewcomer('/devis')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  { name: 'contrats', open: as('user', '/contracts') },
  {
    name: 'contrats-details',
    open: async (page) => {
      await as('user', '/contracts')(page)
      await page
        .getByRole('button', { name: /^Détails du contrat/ })
        .first()
        .click()
    },
  },
  { name: 'contrats-sans-resultat', open: as('user', '/contracts?q=rien') },
  { name: 'contrats-vide', open: asNewcomer('/contracts') },
  {
    name: 'emissions',
    open: async (page) => {
      await as('user', '/emissions')(page)
      await page.getByText('Contrat par contrat').click()
    },
  },
  { name: 'emissions-vide', open: asNewcomer('/emissions') },
  {
    name: 'emissions-en-panne',
    open: async (page) => {
      await page.route('**/backend/contracts/emissions', (route) => route.abort())
      await as('user', '/emissions')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  ...PAYMENT_SCREENS,
  { name: 'paiements-vides', open: asNewcomer('/payments') },
  ...ACCOUNT_SCREENS,
  { name: 'sinistres', open: as('user', '/sinistres') },
  { name: 'sinistres-vide', open: asNewcomer('/sinistres') },
  ...CLAIM_SCREENS,
  ...DOCUMENT_SCREENS,
  ...STATEMENT_SCREENS,
  ...CALLING_SCREENS,
  ...OFFLINE_SCREENS,
]

const team: readonly Screen[] = [
  ...DESK_SCREENS,
  ...LINK_SCREENS,
  ...SECOND_SCREENS,
  ...ADMINISTRATION_SCREENS,
  ...COMPLAINT_SCREENS,
  ...PREPARED_TARIFF_SCREENS,
  ...CUSTOMER_SCREENS,
  ...BANK_SCREENS,
  { name: 'equipe-tableau-de-bord', open: as('admin', '/dashboard') },
  {
    name: 'equipe-menu-replie',
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('sidebar_state', 'false'))
      await as('advisor', '/contracts')(page)
    },
  },
  {
    name: 'equipe-menu',
    open: async (page) => {
      await as('root', '/dashboard')(page)
      const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
      if (await opener.isVisible()) await opener.click()
    },
  },
  {
    name: 'equipe-interdit',
    open: async (page) => {
      await signedIn(page, DEMO.advisor)
      await page.goto('/admin/users-management')
    },
  },
]

export const SCREENS: readonly Screen[] = [...visitor, ...user, ...CONTRACT_SCREENS, ...team].map(
  ({ name, open }) => ({
    name,
    open: async (page) => {
      await page.addInitScript(refuseLive)
      return open(page)
    },
  }),
)

/** Waits until everything is drawn: fonts loaded, data shown, animations over. */
export async function settled(page: Page) {
  await page.getByText('Loading...').waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  await page.locator('html').evaluate(async (html) => {
    await html.ownerDocument.fonts.ready
    await Promise.allSettled(
      html.ownerDocument
        .getAnimations()
        .filter(({ effect }: { effect: { getComputedTiming(): { endTime: number } } }) =>
          Number.isFinite(effect.getComputedTiming().endTime),
        )
        .map(({ finished }: { finished: Promise<unknown> }) => finished),
    )
  })
}
