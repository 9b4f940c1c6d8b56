import type { Page } from '@playwright/test'
import { extendLate } from './late-signature.ts'
import { DEMO, registered, signedIn } from './people.ts'
import { as, type Screen } from './screen.ts'
import { signedContract } from './signed-contract.ts'
import { accidentAtFloor } from './years-pass.ts'

const typed = (day: Temporal.PlainDate) => day.toString().split('-').toReversed().join('/')
const dialogOf = (page: Page) => page.getByRole('dialog')

/** An account whose only contract is a one-month trip just signed: everything but a renewal is possible. */
let traveller: Promise<string> | undefined
function travellerOf(page: Page): Promise<string> {
  traveller ??= registered(page.request).then(async ({ email }) => {
    await signedContract(page.request, { email, product: 'travel', endingIn: 40 })
    return email
  })
  return traveller
}

/** The page of contracts right after the recap, with the contract just signed. */
async function justSigned(page: Page, product: 'car' | 'travel') {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, { email, product, endingIn: 40 })
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.evaluate(`history.replaceState({ created: '${id}' }, '')`)
  await page.reload()
  await page.getByRole('heading', { name: 'C’est signé' }).waitFor()
  await page.getByText('Vous pouvez').first().waitFor()
}

const onContracts = (email: string) => async (page: Page) => {
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('article').first().waitFor()
}

/** Opens a dialog from the first card that offers it. */
async function press(page: Page, name: RegExp) {
  await page
    .getByRole('button', { name })
    .and(page.locator(':not([aria-disabled="true"])'))
    .first()
    .click()
  await dialogOf(page).waitFor()
}

async function typeName(page: Page) {
  await dialogOf(page).getByRole('radio', { name: 'Saisir au clavier' }).check()
  await dialogOf(page).getByLabel('Votre nom, en guise de signature').fill('Camille Roussel')
  await dialogOf(page).getByText('Signature prête').waitFor()
}

async function extending(page: Page) {
  await onContracts(DEMO.user)(page)
  await press(page, /^Prolonger le contrat/)
  const end = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 60 })
  await dialogOf(page).getByRole('textbox', { name: 'Nouvelle date de fin' }).fill(typed(end))
  await dialogOf(page).getByText('Prix total du contrat').waitFor()
}

async function cancelling(page: Page) {
  await onContracts(DEMO.user)(page)
  await press(page, /^Résilier le contrat/)
  await dialogOf(page).getByText('Total en votre faveur').waitFor()
}

/** The dialogs of a contract's life. */
export const CONTRACT_SCREENS: readonly Screen[] = [
  { name: 'contrat-signe', open: (page) => justSigned(page, 'car') },
  { name: 'contrat-signe-voyage', open: (page) => justSigned(page, 'travel') },
  {
    name: 'contrats-en-panne',
    open: async (page) => {
      await page.route('**/backend/contracts/user', (route) => route.abort())
      await as('user', '/contracts')(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  { name: 'contrats-prolonger', open: extending },
  {
    name: 'contrats-prolonger-calendrier',
    open: async (page) => {
      await extending(page)
      await dialogOf(page)
        .getByRole('button', { name: /^Ouvrir le calendrier/ })
        .click()
      await dialogOf(page).getByRole('grid').waitFor()
    },
  },
  {
    name: 'contrats-prolonger-manques',
    open: async (page) => {
      await onContracts(DEMO.user)(page)
      await press(page, /^Prolonger le contrat/)
      await dialogOf(page)
        .getByRole('button', { name: 'Prolonger le contrat' })
        .click({ force: true })
    },
  },
  {
    name: 'contrats-renouveler',
    open: async (page) => {
      await onContracts(DEMO.user)(page)
      await press(page, /^Renouveler le contrat/)
      await typeName(page)
    },
  },
  {
    name: 'contrats-renouveler-bonus-malus',
    open: async (page) => {
      await onContracts(await accidentAtFloor(page))(page)
      await press(page, /^Renouveler le contrat/)
      await dialogOf(page)
        .getByRole('button', { name: 'Renouveler le contrat' })
        .click({ force: true })
      await dialogOf(page).getByRole('radio', { name: '0,62' }).waitFor()
    },
  },
  { name: 'contrats-resilier', open: cancelling },
  {
    name: 'contrats-resilier-verifier',
    open: async (page) => {
      await cancelling(page)
      await dialogOf(page).getByLabel('Raison de la résiliation').fill('Voiture vendue')
      await dialogOf(page).getByRole('button', { name: 'Continuer' }).click()
      await dialogOf(page).getByText('Souscripteur').waitFor()
    },
  },
  {
    name: 'contrats-resilier-plus-tard',
    open: async (page) => {
      await cancelling(page)
      await dialogOf(page)
        .getByRole('radio', { name: /pour un autre jour/ })
        .check()
      const day = dialogOf(page).getByRole('textbox', { name: /Quel jour voulez-vous/ })
      await day.fill(typed(Temporal.Now.plainDateISO('Europe/Paris').add({ days: 2 })))
      await dialogOf(page).getByText('Jusque-là, vous pouvez').waitFor()
    },
  },
  {
    name: 'contrats-garder',
    open: async (page) => {
      const { email } = await registered(page.request)
      await signedContract(page.request, { email, product: 'travel', endingIn: 40 })
      await onContracts(email)(page)
      await press(page, /^Résilier le contrat/)
      const dialog = dialogOf(page)
      await dialog.getByLabel('Raison de la résiliation').fill('Je rentre plus tôt')
      await dialog.getByRole('radio', { name: /pour un autre jour/ }).check()
      await dialog
        .getByRole('textbox', { name: /Quel jour voulez-vous/ })
        .fill(typed(Temporal.Now.plainDateISO('Europe/Paris').add({ days: 20 })))
      await dialog.getByText('Total en votre faveur').waitFor()
      await dialog.getByRole('button', { name: 'Continuer' }).click()
      await dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('article').getByRole('button', { name: 'Garder ce contrat' }).click()
      await page.getByRole('dialog', { name: 'Garder ce contrat' }).waitFor()
    },
  },
  {
    name: 'contrats-renoncer',
    open: async (page) => {
      await onContracts(await travellerOf(page))(page)
      await press(page, /^Renoncer au contrat ici/)
      await dialogOf(page).getByText('Total en votre faveur').waitFor()
    },
  },
  {
    name: 'contrats-choisir',
    open: async (page) => {
      await onContracts(DEMO.user)(page)
      await page.goto('/contracts?action=resilier')
      await dialogOf(page).waitFor()
    },
  },
  {
    name: 'contrats-historique',
    open: async (page) => {
      await onContracts(DEMO.user)(page)
      await press(page, /^Historique du contrat/)
      await dialogOf(page).getByRole('list').first().waitFor()
    },
  },
  {
    name: 'contrats-documents',
    open: async (page) => {
      await onContracts(DEMO.user)(page)
      await press(page, /^Documents du contrat/)
      await dialogOf(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'contrats-immatriculation',
    open: async (page) => {
      const { email } = await registered(page.request)
      const id = await signedContract(page.request, { email, product: 'car', endingIn: 20 })
      await signedIn(page, email)
      await page.goto(`/contracts?action=immatriculation&contrat=${id}`)
      await dialogOf(page).getByLabel('Nouvelle immatriculation').fill('ab 123 cd')
    },
  },
  {
    name: 'contrats-releve',
    open: async (page) => {
      const { email } = await registered(page.request)
      const id = await signedContract(page.request, { email, product: 'car', endingIn: 20 })
      await signedIn(page, email)
      await page.goto(`/contracts?action=documents&contrat=${id}`)
      await dialogOf(page)
        .getByRole('button', { name: 'Demander mon relevé d’information' })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'signature-presence',
    open: async (page) => {
      const { email } = await registered(page.request)
      await signedContract(page.request, { email, product: 'travel', endingIn: 5 })
      await signedIn(page, email)
      const dialog = await extendLate(page, email)
      await dialog.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
      await dialog.getByLabel('Code reçu par e-mail').waitFor()
    },
  },
]
