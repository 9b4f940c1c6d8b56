import type { Page } from '@playwright/test'
import { ADVISOR, declaredAgain, declaredClaim } from './claim-people.ts'
import { newToken, signedIn } from './people.ts'
import { as, type Screen } from './screen.ts'

/** A file with a possible duplicate, and a linked file. */
async function linkedFile(page: Page) {
  const theft = await declaredClaim(page, 'Vol', 'car')
  await declaredAgain(page, { ...theft, nature: 'Vol' })
  const { claimId: other } = await declaredClaim(page, 'Accident', 'car')
  const answer = await page.request.post(`/backend/claims/${theft.claimId}/links`, {
    headers: { authorization: `Bearer ${await newToken(page.request, ADVISOR)}` },
    data: {
      number: other,
      kind: 'same_event',
      reason: 'La voiture volée est celle de l’accident, le même soir.',
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await signedIn(page, ADVISOR)
  await page.goto(theft.path)
  const links = page.getByRole('region', { name: 'Dossiers liés' })
  await links.getByRole('button', { name: /^Délier/ }).scrollIntoViewIfNeeded()
}

async function linking(page: Page) {
  const { path } = await declaredClaim(page)
  await signedIn(page, ADVISOR)
  await page.goto(path)
  await page.getByRole('button', { name: 'Lier un autre dossier' }).click()
  await page.getByRole('dialog').waitFor()
}

/** Claims linked by hand and the trends of each handler, as the team sees them. */
export const LINK_SCREENS: readonly Screen[] = [
  { name: 'equipe-sinistre-lie', open: linkedFile },
  { name: 'equipe-sinistre-lier', open: linking },
  {
    name: 'equipe-evolution',
    open: async (page) => {
      await as('admin', '/equipe?vue=resultats')(page)
      const trends = page.getByRole('region', { name: 'Évolution de chacun' })
      await trends.getByRole('table').scrollIntoViewIfNeeded()
    },
  },
]
