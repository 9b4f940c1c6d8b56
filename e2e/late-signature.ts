import type { Page } from '@playwright/test'
import { setPresentAt } from '../apps/server/src/accounts/accounts.factory.ts'
import { openOwnDatabase } from './database.ts'
import { accountIdOf, tokenOf } from './people.ts'

/** Makes the account's last proof of presence eleven minutes old. */
export async function haveSignedInBefore(page: Page, email: string) {
  const database = await openOwnDatabase(new URL(page.url()).port)
  const accountId = accountIdOf(await tokenOf(page.request, email))
  const before = Temporal.Now.instant().subtract({ minutes: 11 }).toString()
  await setPresentAt(database, accountId, before)
  await database.destroy()
}

/** The dialog that asks for a proof of presence. */
export const asked = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })

/** Fills and signs « Prolonger le contrat », and sends it with a proof of presence eleven minutes old. */
export async function extendLate(page: Page, email: string) {
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Prolonger le contrat/ }).click()
  const form = page.getByRole('dialog', { name: 'Prolonger le contrat' })
  const end = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 20 })
  await form
    .getByRole('textbox', { name: 'Nouvelle date de fin' })
    .fill(end.toString().split('-').toReversed().join('/'))
  await form.getByRole('radio', { name: 'Saisir au clavier' }).check()
  await form.getByLabel('Votre nom, en guise de signature').fill('Lou Perrin')
  await form.getByText('Signature prête').waitFor()
  await haveSignedInBefore(page, email)
  await form.getByRole('button', { name: 'Prolonger le contrat' }).click()
  return asked(page)
}
