import type { Page } from '@playwright/test'
import { registered } from './people.ts'
import { openRecap } from './recap.ts'
import type { Screen } from './screen.ts'

let buyer: Promise<string> | undefined
async function openCarRecap(page: Page) {
  buyer ??= registered(page.request).then(({ email }) => email)
  await openRecap(page, await buyer, 'Voiture')
}

/** The profile answers as that of an account without an address. */
async function withoutAddress(page: Page) {
  await page.route('**/backend/profile', async (route) => {
    const answer = await route.fetch()
    const { data }: { data: object } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, address: null } } })
  })
}

/** What is asked of a car and of its policyholder beside the choices. */
export const RECAP_SCREENS: readonly Screen[] = [
  {
    name: 'questionnaire-marque',
    open: async (page) => {
      await openCarRecap(page)
      await page.goto('/souscription/Voiture?etape=3')
      await page.getByLabel('Quel est son modèle').waitFor()
    },
  },
  {
    name: 'recapitulatif-sans-adresse',
    open: async (page) => {
      await withoutAddress(page)
      await openCarRecap(page)
      await page
        .getByRole('button', { name: 'Confirmer la création du contrat' })
        .click({ force: true })
      await page.getByRole('button', { name: 'Indiquer mon adresse' }).scrollIntoViewIfNeeded()
    },
  },
]
