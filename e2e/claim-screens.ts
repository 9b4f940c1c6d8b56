import type { Page } from '@playwright/test'
import { ADVISOR, declaredClaim, today } from './claim-people.ts'
import { newToken, registered, signedIn } from './people.ts'
import { as, type Screen } from './screen.ts'
import { signedContract } from './signed-contract.ts'

let shared: ReturnType<typeof declaredClaim> | undefined
/** One claim shared by every screen that only reads it. */
function claimOf(page: Page) {
  shared ??= declaredClaim(page)
  return shared
}

let ill: ReturnType<typeof declaredClaim> | undefined
/** A claim whose documents are about somebody's health. */
function illClaimOf(page: Page) {
  ill ??= declaredClaim(page, "Accident ou maladie à l'étranger")
  return ill
}

let traveller: Promise<string> | undefined
function travellerOf(page: Page): Promise<string> {
  traveller ??= newTraveller(page)
  return traveller
}

async function newTraveller(page: Page): Promise<string> {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'travel', endingIn: 40 })
  return email
}

const onClaim = (who: 'owner' | 'advisor') => async (page: Page) => {
  const { email, path } = await claimOf(page)
  await signedIn(page, who === 'owner' ? email : ADVISOR)
  await page.goto(path)
  await page.getByRole('log').waitFor()
}

/** By an account without a draft, so that each screenshot starts at the first step. */
async function declaring(page: Page) {
  await signedIn(page, await newTraveller(page))
  await page.goto('/creationSinistre')
  await page.getByRole('link', { name: /^Choisir / }).click()
  await page.getByText('Étape 1 sur 4').waitFor()
}

let crash: ReturnType<typeof declaredClaim> | undefined
async function deciding(page: Page) {
  crash ??= declaredClaim(page, 'Accident', 'car')
  const { claimId } = await crash
  await signedIn(page, ADVISOR)
  await page.goto(`/sinistre/decision?id=${claimId}`)
  await page.getByRole('heading', { name: /^Calcul/ }).waitFor()
}

/** The handler's panel, with the form for establishing fault. */
async function establishing(page: Page) {
  crash ??= declaredClaim(page, 'Accident', 'car')
  const { path } = await crash
  await signedIn(page, ADVISOR)
  await page.goto(path)
  await page.getByRole('button', { name: /^(Établir|Corriger)$/ }).click()
  const choices = page.getByRole('group', { name: 'Responsabilité de l’assuré' })
  await choices.getByText('Responsabilité partagée').click()
  await page.getByLabel('Pourquoi (l’assuré le lira)').fill('Feux et priorités non établis')
}

async function established(page: Page) {
  crash ??= declaredClaim(page, 'Accident', 'car')
  const { email, claimId, path } = await crash
  const answer = await page.request.put(`/backend/claims/${claimId}/fault`, {
    headers: { authorization: `Bearer ${await newToken(page.request, ADVISOR)}` },
    data: { fault: 'half', reason: 'Chacun dit que l’autre a changé de file.' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await signedIn(page, email)
  await page.goto(path)
  await page.getByRole('heading', { name: 'Votre responsabilité' }).waitFor()
}

async function fillDecision(page: Page) {
  await page
    .getByRole('group', { name: /^La personne concernée/ })
    .getByText('oui')
    .click()
  await page
    .getByRole('group', { name: /^Aucune exclusion/ })
    .getByText('oui')
    .click()
  await page.getByLabel('D’où vient ce montant').fill('Rapport du cabinet Orlet, page 3')
  await page.getByLabel('Montant du dommage, en euros').fill('4612,40')
  await page.getByLabel(/^Vétusté/).fill('96')
  await page.getByLabel('Motif').fill('Deux pneus à 30 %, page 4')
}

async function withDialog(page: Page, name: string) {
  await onClaim('advisor')(page)
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

/** Claims as their owner and the team see them. */
export const CLAIM_SCREENS: readonly Screen[] = [
  {
    name: 'sinistre-declarer',
    open: async (page) => {
      await declaring(page)
      await page
        .getByRole('group', { name: /blessée/ })
        .getByText('Oui')
        .click()
    },
  },
  {
    name: 'sinistre-declarer-nature',
    open: async (page) => {
      await declaring(page)
      await page.getByRole('button', { name: 'Suivant' }).click()
      await page
        .getByRole('combobox', { name: 'Nature du sinistre' })
        .selectOption({ label: 'Retard ou annulation de vol' })
    },
  },
  {
    name: 'sinistre-declarer-recit',
    open: async (page) => {
      await declaring(page)
      await page.getByRole('button', { name: 'Suivant' }).click()
      await page.getByLabel('Nature du sinistre').selectOption('Perte ou vol de bagages')
      await page.getByLabel('Date de l’incident', { exact: true }).fill(today)
      await page.getByRole('button', { name: 'Suivant' }).click()
      // with the keyboard: a step that has just opened scrolls, and a forced click does not wait for that
      await page.getByRole('button', { name: 'Déclarer le sinistre' }).press('Enter')
      await page.getByText('Tous les champs sont obligatoires.').waitFor()
    },
  },
  { name: 'sinistre', open: onClaim('owner') },
  { name: 'sinistre-responsabilite', open: established },
  { name: 'equipe-responsabilite', open: establishing },
  {
    name: 'sinistre-sante',
    open: async (page) => {
      const { email, path } = await illClaimOf(page)
      await signedIn(page, email)
      await page.goto(path)
      await page
        .getByText(/^J’accepte expressément/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'sinistre-absent',
    open: async (page) => {
      await signedIn(page, await travellerOf(page))
      await page.goto('/sinistre')
    },
  },
  {
    name: 'sinistre-en-panne',
    open: async (page) => {
      const { email, claimId, path } = await claimOf(page)
      await page.route(`**/backend/claims/${claimId}`, (route) => route.abort())
      await signedIn(page, email)
      await page.goto(path)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
]

/** The same, as the team sees them. */
export const DESK_SCREENS: readonly Screen[] = [
  {
    name: 'equipe-sinistres',
    open: async (page) => {
      await claimOf(page)
      await signedIn(page, ADVISOR)
      await page.goto('/sinistresDashboard')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'equipe-ma-journee',
    open: async (page) => {
      await claimOf(page)
      await signedIn(page, ADVISOR)
      await page.goto('/ma-journee')
      await page.getByRole('heading', { name: 'À traiter' }).waitFor()
    },
  },
  {
    name: 'equipe-absence',
    open: async (page) => {
      await as('advisor', '/ma-journee')(page)
      await page.getByRole('button', { name: 'Inscrire une absence' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'equipe-charge',
    open: async (page) => {
      await claimOf(page)
      await as('admin', '/equipe')(page)
      await page.getByRole('table', { name: 'Charge et délais de chacun' }).waitFor()
    },
  },
  {
    name: 'equipe-regles',
    open: async (page) => {
      await as('admin', '/equipe?vue=regles')(page)
      await page.getByRole('region', { name: 'Voiture' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'equipe-limites',
    open: async (page) => {
      await as('root', '/equipe?vue=regles')(page)
      await page.getByRole('button', { name: 'Changer la limite : Conseiller' }).click()
    },
  },
  {
    name: 'equipe-regles-nature',
    open: async (page) => {
      await as('admin', '/equipe/natures/car/accident')(page)
      await page.getByRole('region', { name: 'Ce que le client verra' }).waitFor()
    },
  },
  {
    name: 'equipe-regles-delais',
    open: async (page) => {
      await as('admin', '/equipe?vue=regles')(page)
      await page.getByRole('button', { name: 'Modifier les délais' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'equipe-sinistres-colonnes',
    open: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem('desk_columns', 'owner incident status assignee reserve activity'),
      )
      await as('advisor', '/sinistresDashboard')(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'equipe-sinistres-choisis',
    open: async (page) => {
      await claimOf(page)
      await signedIn(page, ADVISOR)
      await page.goto('/sinistresDashboard')
      // a phone shows no table head, but the checkboxes are there
      const boxes = page.getByRole('checkbox', { name: /^Choisir le sinistre/ })
      await boxes.first().waitFor()
      for (const box of (await boxes.all()).slice(0, 2)) await box.check()
    },
  },
  {
    name: 'equipe-sinistres-aucun',
    open: async (page) => {
      await signedIn(page, ADVISOR)
      await page.goto('/sinistresDashboard?q=introuvable')
      await page.getByText('Aucun sinistre ne correspond.').waitFor()
    },
  },
  { name: 'equipe-sinistre', open: onClaim('advisor') },
  {
    name: 'equipe-sinistre-decider',
    open: async (page) => {
      await deciding(page)
      await fillDecision(page)
    },
  },
  {
    name: 'equipe-sinistre-refuser',
    open: async (page) => {
      await deciding(page)
      await page
        .getByRole('group', { name: /^La personne concernée/ })
        .getByText('oui')
        .click()
      await page
        .getByRole('group', { name: /^Aucune exclusion/ })
        .getByText('non')
        .click()
      const clause = page.getByRole('combobox', { name: 'La clause' })
      const [, first = ''] = await clause.locator('option').allTextContents()
      await clause.selectOption({ label: first })
      await page.getByLabel('Le fait').fill('Plainte du 17 novembre, page 2.')
    },
  },
  { name: 'equipe-sinistre-demander', open: (page) => withDialog(page, 'Demander un document') },
  {
    name: 'equipe-sinistre-participants',
    open: (page) => withDialog(page, 'Ajouter des participants'),
  },
]
