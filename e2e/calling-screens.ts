import { ADVISOR, declaredClaim } from './claim-people.ts'
import { signedIn } from './people.ts'
import type { Screen } from './screen.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris').toString()

/** A colleague mentioned on a claim, and a claim declared twice. */
export const CALLING_SCREENS: readonly Screen[] = [
  {
    name: 'equipe-note',
    open: async (page) => {
      const { path } = await declaredClaim(page)
      await signedIn(page, ADVISOR)
      await page.goto(path)
      await page.getByText('Note interne', { exact: true }).click()
      await page.getByLabel('Prévenir un collègue').selectOption({ index: 1 })
      await page.getByRole('textbox', { name: 'Votre message' }).fill('Peux-tu relire ce devis ?')
    },
  },
  {
    name: 'sinistre-declarer-encore',
    open: async (page) => {
      const nature = 'Retard ou annulation de vol'
      const { email } = await declaredClaim(page, nature)
      await signedIn(page, email)
      await page.goto('/creationSinistre')
      await page.getByRole('link', { name: /^Choisir / }).click()
      await page.getByRole('button', { name: 'Suivant' }).click()
      await page
        .getByRole('combobox', { name: 'Nature du sinistre' })
        .selectOption({ label: nature })
      await page.getByLabel('Date de l’incident', { exact: true }).fill(today)
      await page.getByText('Ce sinistre semble déjà déclaré.').waitFor()
    },
  },
]
