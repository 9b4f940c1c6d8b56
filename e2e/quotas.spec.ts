import { expect, test } from '@playwright/test'
import { openOwnDatabase } from './database.ts'
import { accountIdOf, DEMO, registered, signedIn, tokenOf } from './people.ts'
import { openRecap, sign } from './recap.ts'

/** Uses up the account's contract quota for today. */
async function haveSignedAll(accountId: string) {
  const database = await openOwnDatabase()
  const day = Temporal.Now.plainDateISO('Europe/Paris').toString()
  await database
    .insertInto('daily_use')
    .values({ account_id: accountId, day, contract: 20 })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doUpdateSet({ contract: 20 }))
    .execute()
  await database.destroy()
}

test('reaching the daily limit is explained and loses nothing, and an admin can raise it', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voiture')
  await sign(page)
  await haveSignedAll(accountIdOf(await tokenOf(page.request, email)))
  const confirm = page.getByRole('button', { name: 'Confirmer la création du contrat' })
  await confirm.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'limite du jour : 20 contrats signés. Reprenez' }),
  ).toBeVisible()
  await expect(page.getByText('Signature prête')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /conditions générales/ })).toBeChecked()

  const context = await browser.newContext()
  const admin = await context.newPage()
  await signedIn(admin, DEMO.admin)
  await admin.goto(`/admin/users-management?q=${encodeURIComponent(email)}`)
  await admin.getByRole('button', { name: /^Modifier / }).click()
  const dialog = admin.getByRole('dialog', { name: 'Modifier le compte' })
  await dialog.getByRole('button', { name: 'Relever les limites du jour' }).click()
  await expect(dialog.getByText('dix fois plus de contrats')).toBeVisible()
  await context.close()

  await confirm.click()
  await expect(page).not.toHaveURL('/recap')
})
