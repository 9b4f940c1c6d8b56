import type { Page } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { answerAll } from './questionnaire.ts'
import { CHOICES, openRecap, TYPED } from './recap.ts'
import type { Screen } from './screen.ts'

let buyer: Promise<string> | undefined
async function openCarRecap(page: Page) {
  buyer ??= registered(page.request).then(({ email }) => email)
  await openRecap(page, await buyer, 'Voiture')
}

/** Whom and what a contract is about. */
export const RECAP_SCREENS: readonly Screen[] = [
  {
    name: 'recapitulatif-personnes',
    open: async (page) => {
      await openCarRecap(page)
      await page.locator('#personnes').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'recapitulatif-personnes-voyage',
    open: async (page) => {
      await openRecap(page, (await registered(page.request)).email, 'Voyage')
      // on a phone, who is known already is folded
      for (const fold of await page.locator('#personnes summary').all()) await fold.click()
      await page.getByRole('button', { name: 'Ajouter une personne' }).click()
      await page.getByLabel('Personne 2, prénom et nom').fill('Ana')
      await page.getByLabel('Personne 2, date de naissance').focus()
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
