import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { payDue } from '../apps/server/src/payments/dues/dues.factory.ts'
import { browserOf } from './claim-people.ts'
import { openOwnDatabase } from './database.ts'
import { asked, haveSignedInBefore } from './late-signature.ts'
import { mailTo } from './mails.ts'
import { PASSWORD, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'
import { letThreeDaysPass, teller } from './teller.ts'

const FORMER = 'FR14 2004 1010 0505 0001 3M02 606'
const OTHER = 'DE89 3704 0044 0532 0130 00'

/** A contract debited from one account and paid from an unknown one. */
async function paidContract(
  page: Page,
  { email, holder, plate }: { email: string; holder: string; plate: string },
) {
  const plan = { cadence: 'once', method: 'direct_debit', holder, iban: FORMER }
  const id = await signedContract(page.request, {
    email,
    product: 'car',
    endingIn: 90,
    plan,
    plate,
  })
  const database = await openOwnDatabase()
  const due = await database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  await payDue(database, due)
  await database.destroy()
}

test('changing the bank account needs a proof, and payouts to it wait three days and for a second person', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email } = await registered(page.request)
  const holder = `Lou ${randomBytes(6).toString('hex').replaceAll(/\d/g, 'x')} Perrin`
  const odile = await browserOf(browser, await teller(page.request, 'prepare'))
  const remi = await browserOf(browser, await teller(page.request, 'approve'))
  const vehicle = `BA-${randomInt(100, 999)}-${randomBytes(1)
    .toString('hex')
    .replaceAll(/./g, (digit) => 'ABCDEFGHJKLMNPQR'[Number.parseInt(digit, 16)] ?? '')}`
  const row = (desk: Page) => desk.getByRole('row').filter({ hasText: holder })
  await paidContract(page, { email, holder, plate: vehicle })
  await signedIn(page, email)
  await page.goto('/payments')
  await expect(page.getByText('FR •••• 2606')).toBeVisible()

  await test.step('the mandate’s account changes only after a fresh proof of identity', async () => {
    await haveSignedInBefore(page, email)
    await page.getByRole('button', { name: 'Changer de compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changer de compte' })
    await dialog.getByLabel('IBAN').fill(OTHER)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await asked(page).getByLabel('Mot de passe', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('Confirmez d’abord que c’est bien vous')).toBeVisible()
    await expect(page.getByText('FR •••• 2606')).toBeVisible()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await asked(page).getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('DE •••• 3000')).toBeVisible()
  })

  await test.step('an e-mail announces the change, without an IBAN or an amount', async () => {
    const mail = await mailTo(page, email, 'Le compte de vos prélèvements a changé')
    expect(mail).not.toMatch(/3000|2606|€/)
  })

  await test.step('a refund whose payer is unknown waits for an account, then three days', async () => {
    await page.goto('/contracts')
    await page.getByRole('button', { name: /^Résilier le contrat/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat' })
    await dialog.getByLabel('Raison de la résiliation').fill('Voiture vendue')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/payments')
    await page.getByRole('button', { name: 'Indiquer mon IBAN' }).click()
    const giving = page.getByRole('dialog', { name: 'Où vous rembourser' })
    await giving.getByLabel('Titulaire du compte').fill(holder)
    await giving.getByLabel('IBAN').fill(OTHER)
    await giving.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(/pas avant le .* ce compte est nouveau/)).toBeVisible()
    await odile.goto('/finance/banque')
    const later = odile.getByRole('table', { name: 'Pas encore payables' }).getByRole('row')
    await expect(later.filter({ hasText: vehicle })).toContainText(/Compte nouveau.*pas avant le/)
    await expect(row(odile)).toHaveCount(0)
    await letThreeDaysPass(email)
    await page.reload()
    await expect(page.getByText(/^vers DE\s••••\s3000, au plus tard le/)).toBeVisible()
    await expect(page.getByText(/ce compte est nouveau/)).toHaveCount(0)
  })

  await test.step('the refund enters no batch until a second person has checked it', async () => {
    await odile.reload()
    await expect(row(odile)).toContainText('Qui approuve les paiements l’examine.')
    await remi.goto('/finance/banque')
    await row(remi)
      .getByRole('button', { name: /^Laisser partir/ })
      .click()
    const dialog = remi.getByRole('dialog', { name: /^Laisser partir/ })
    await dialog.getByLabel('Ce que vous avez vérifié').fill('Relevé d’identité bancaire vu')
    await dialog.getByRole('button', { name: 'Laisser partir' }).click()
    await expect(remi.getByText('Le virement peut entrer dans un lot.')).toBeVisible()
    await odile.reload()
    await odile.getByRole('button', { name: 'Préparer les virements' }).click()
    await expect(odile.getByRole('rowheader', { name: holder })).toBeVisible()
  })
  await odile.context().close()
  await remi.context().close()
})
