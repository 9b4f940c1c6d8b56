import type { Page } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { answerAll } from './questionnaire.ts'
import { CHOICES, chooseCities, openRecap, TYPED } from './recap.ts'
import type { Screen } from './screen.ts'

let buyer: Promise<string> | undefined
async function openCarRecap(page: Page) {
  buyer ??= registered(page.request).then(({ email }) => email)
  await openRecap(page, await buyer, 'Voiture')
}

/** The people and things that a contract names. */
export const RECAP_SCREENS: readonly Screen[] = [
  {
    name: 'recapitulatif-personnes',
    open: async (page) => {
      await openCarRecap(page)
      await page.locator('#personnes').waitFor()
      await page.evaluate("document.getElementById('personnes').scrollIntoView()")
    },
  },
  {
    name: 'recapitulatif-conducteurs',
    open: async (page) => {
      await openRecap(page, (await registered(page.request)).email, 'Voiture')
      const add = page.getByRole('button', { name: 'Ajouter un conducteur' })
      // on a phone, completed people are collapsed
      for (const fold of await page.locator('#personnes summary').all())
        if (!(await add.isVisible())) await fold.click()
      await add.click()
      const [first, second] = [1, 2].map((rank) =>
        page.getByRole('group', { name: `Conducteur ${rank}` }),
      )
      await first?.getByLabel('Prénom et nom').fill('Inès Garnier')
      await first?.getByLabel('Date de naissance').fill('02/03/1990')
      await first?.getByLabel('Numéro du permis').fill('12345')
      await first?.getByLabel('Numéro du permis').blur()
      await add.click()
      await second?.getByLabel('Prénom et nom').fill('Zoé Garnier')
      await second?.getByRole('checkbox', { name: /^Apprend à conduire/ }).check()
      // nothing half under the top bar
      await first?.evaluate((group) => group.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'recapitulatif-coefficient',
    open: async (page) => {
      await openRecap(page, (await registered(page.request)).email, 'Voiture')
      const answers = page.locator('#reponses')
      // collapsed on a phone
      for (const fold of await answers.locator('summary').all()) await fold.click()
      await answers.getByRole('button', { name: /^Modifier\s: .*accidents responsables/ }).click()
      await answers.getByRole('radio', { name: '3 ou plus' }).check()
      await answers.getByRole('button', { name: 'Terminé' }).click()
      await answers.getByRole('button', { name: /^Modifier\s: .*bonus-malus/ }).click()
      await answers.getByRole('combobox').fill('0,50')
      await answers.getByRole('combobox').press('Enter')
      await answers.getByRole('button', { name: 'Terminé' }).click()
      await answers.getByText(/trois accidents/).waitFor()
    },
  },
  {
    name: 'recapitulatif-personnes-voyage',
    open: async (page) => {
      await openRecap(page, (await registered(page.request)).email, 'Voyage')
      // on a phone, completed people are collapsed
      for (const fold of await page.locator('#personnes summary').all()) await fold.click()
      await page.getByRole('button', { name: 'Ajouter une personne' }).click()
      await page.getByLabel('Personne 2, prénom et nom').fill('Ana')
      await page.getByLabel('Personne 2, date de naissance').focus()
    },
  },
  {
    name: 'recapitulatif-voyage-deconseille',
    open: async (page) => {
      await openRecap(page, (await registered(page.request)).email, 'Voyage')
      await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ajouter un voyage' })
      await chooseCities(page, 'Kaboul')
      await dialog.getByRole('radio', { name: 'Avion' }).check()
      await dialog.getByRole('button', { name: 'Ajouter ce voyage' }).click()
      await dialog.getByText(/déconseille formellement/).waitFor()
    },
  },
  {
    name: 'recapitulatif-destination-deconseillee',
    open: async (page) => {
      await openRecap(page, (await registered(page.request)).email, 'Voyage')
      const answers = page.locator('#reponses')
      // collapsed on a phone
      for (const fold of await answers.locator('summary').all()) await fold.click()
      await answers.getByRole('button', { name: /^Modifier\s: .*destination/ }).click()
      await answers.getByRole('textbox').fill('Kaboul')
      await answers.getByRole('button', { name: 'Terminé' }).click()
      const banner = page.locator('.contradiction').filter({ hasText: 'déconseille formellement' })
      await banner.waitFor()
      await banner.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'recapitulatif-personnes-a-dire',
    open: async (page) => {
      await signedIn(page, (await registered(page.request)).email)
      await page.goto('/souscription/Voiture')
      await answerAll(page, CHOICES.Voiture, TYPED.Voiture)
      await page
        .getByRole('button', { name: 'Confirmer la création du contrat' })
        .click({ force: true })
      await page.getByLabel('Quelle est votre date de naissance').waitFor()
    },
  },
]
