import { expect, test } from '@playwright/test'
import { SAMPLE_DEATH } from '../apps/server/src/contracts/estates/estates.factory.ts'
import { daysPass, firstDueOf, letterNumber, noonPasses } from './arrears-days.ts'
import { ADVISOR, browserOf } from './claim-people.ts'
import { textOf } from './pdf-text.ts'
import { accountIdOf, registered, signedIn, tokenOf } from './people.ts'
import { signedContract } from './signed-contract.ts'
import { importStatement, teller } from './teller.ts'

test('an unpaid instalment leads to a formal notice and a suspension, and a payment restores cover', async ({
  page,
  browser,
}) => {
  const { email } = await registered(page.request)
  const contractId = await signedContract(page.request, { email, product: 'car', endingIn: 120 })
  const preparer = await teller(page.request, 'prepare')
  const odile = await browserOf(browser, preparer)
  const nadia = await browserOf(browser, ADVISOR)
  await signedIn(page, email)
  const short = contractId.slice(0, 8)
  const number = letterNumber()
  const row = odile.getByRole('row').filter({ hasText: short })

  await test.step('ten days after the due date, a formal notice is ready to be posted', async () => {
    await daysPass(contractId, 20)
    await odile.goto('/finance/banque?vue=impayes')
    await expect(row).toContainText('établie le')
    const [download] = await Promise.all([
      odile.waitForEvent('download'),
      row.getByRole('button', { name: /^Ouvrir la lettre/ }).click(),
    ])
    const text = await textOf(download)
    expect(text).toContain('Cette lettre est une mise en demeure')
    expect(text).toContain('Code des assurances, article L113-3')
  })
  await test.step('a staff member records its posting', async () => {
    await row.getByRole('button', { name: /^Elle est postée,/ }).click()
    const dialog = odile.getByRole('dialog')
    const postal = dialog.getByLabel('Numéro de recommandé')
    await dialog.getByRole('button', { name: 'Noter' }).click({ force: true })
    await expect(postal).toHaveAccessibleDescription(/^Recopiez le numéro du bordereau/)
    await postal.fill('12')
    await dialog.getByRole('button', { name: 'Noter' }).click()
    await expect(postal).toHaveAccessibleDescription(/des lettres et des chiffres, de 8 à 20/)
    await expect(postal).toBeFocused()
    await postal.fill(number)
    await dialog.getByRole('button', { name: 'Noter' }).click()
    await expect(row).toContainText(number)
    // it is read out on the phone: its digits stay together
    const printed = await row.getByText(number).boundingBox()
    expect(printed?.height).toBeLessThan(30)
    await page.goto('/payments')
    await expect(
      page.getByText(/Mise en demeure postée le .* les garanties s’arrêtent le/),
    ).toBeVisible()
  })
  await test.step('thirty days later, cover is suspended and the contract says so', async () => {
    await daysPass(contractId, 31)
    await odile.reload()
    await expect(row).toContainText('sans garantie depuis le')
    await page.goto('/contracts')
    await expect(page.getByText(/Garanties suspendues depuis le/).first()).toBeVisible()
  })
  await test.step('a claim can still be declared, and its handler sees the suspension', async () => {
    await page
      .getByRole('link', { name: /^Déclarer un sinistre/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByText(/^Garanties suspendues depuis le/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Nature du sinistre' }).selectOption({
      label: 'Bris de glace',
    })
    const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
    await page.getByLabel('Date de l’incident', { exact: true }).fill(today)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Un gravillon sur la route.')
    await page.getByRole('button', { name: 'Déclarer le sinistre' }).click()
    await expect(page.getByText('Votre déclaration est enregistrée.')).toBeVisible()
    await page.getByRole('link', { name: 'Suivre ce sinistre' }).click()
    await expect(page).toHaveURL(/\/sinistre\?id=/)
    await nadia.goto(page.url())
    const card = nadia.getByRole('region', { name: 'Contrat à l’incident' })
    await expect(card.getByText('L’incident est survenu pendant une suspension.')).toBeVisible()
    await expect(card.getByText(/Déclarez le sinistre au Fonds de garantie/)).toBeVisible()
    await expect(
      card.getByText(/Garanties suspendues depuis le .* faute de paiement/),
    ).toBeVisible()
  })
  await test.step('ten days later, the contract may be terminated', async () => {
    await daysPass(contractId, 10)
    await odile.reload()
    await expect(row).toContainText('résiliation possible depuis le')
  })
  await test.step('a bank statement with the payment restores cover at noon the next day', async () => {
    const { reference, cents } = await firstDueOf(contractId)
    const on = Temporal.Now.plainDateISO('Europe/Paris')
    const movements = [{ cents, text: reference, on, reference: `A${Date.now()}` }]
    await odile.goto('/finance/banque')
    await importStatement(odile, { email: preparer, movements })
    await page.goto('/contracts')
    await expect(page.getByText(/Garanties suspendues jusqu’au .* à midi/).first()).toBeVisible()
  })
  await noonPasses(contractId)
  await page.reload()
  await expect(page.getByText(/^Payé /).first()).toBeVisible()
  await expect(page.getByText(/Garanties suspendues/)).toHaveCount(0)
  await odile.context().close()
  await nadia.context().close()
})

test('a staff member terminates an unpaid contract by letter, and the customer sees what is still owed', async ({
  page,
  browser,
}) => {
  const { email } = await registered(page.request)
  const contractId = await signedContract(page.request, { email, product: 'car', endingIn: 120 })
  const preparer = await teller(page.request, 'prepare')
  const odile = await browserOf(browser, preparer)
  await signedIn(page, email)
  const row = odile.getByRole('row').filter({ hasText: contractId.slice(0, 8) })
  await daysPass(contractId, 20)
  await odile.goto('/finance/banque?vue=impayes')
  await row.getByRole('button', { name: /^Elle est postée,/ }).click()
  const posting = odile.getByRole('dialog')
  await posting.getByLabel('Numéro de recommandé').fill(letterNumber())
  await posting.getByRole('button', { name: 'Noter' }).click()
  await expect(posting).toBeHidden()
  await daysPass(contractId, 41)
  await odile.reload()

  await row.getByRole('button', { name: /^Résilier le contrat de/ }).click()
  const dialog = odile.getByRole('dialog')
  await expect(dialog.getByText('Reste dû, jusqu’à aujourd’hui')).toBeVisible()
  const [download] = await Promise.all([
    odile.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger la lettre' }).click(),
  ])
  // the line may break at the hyphen
  expect(await textOf(download)).toMatch(/Nous résilions votre contrat pour non- ?paiement/)
  await dialog.getByLabel('Numéro de recommandé').fill(letterNumber())
  await dialog.getByRole('button', { name: 'Elle est postée\u00a0: résilier' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('button', { name: /^Résilier le contrat de/ })).toHaveCount(0)
  await expect(odile.getByText('Contrats terminés, reste dû').first()).toBeVisible()

  await page.goto('/payments')
  await expect(page.getByText('En retard').first()).toBeVisible()
  await page.goto('/contracts')
  await expect(page.getByText('Non-paiement')).toBeVisible()
  await odile.context().close()
})

test('a formal notice to somebody who has died since is not offered to be posted', async ({
  page,
  browser,
}) => {
  const { email } = await registered(page.request)
  const contractId = await signedContract(page.request, { email, product: 'car', endingIn: 120 })
  const accountId = accountIdOf(await tokenOf(page.request, email))
  const preparer = await teller(page.request, 'prepare')
  const odile = await browserOf(browser, preparer)
  const row = odile.getByRole('row').filter({ hasText: contractId.slice(0, 8) })
  await daysPass(contractId, 20)
  await odile.goto('/finance/banque?vue=impayes')
  await expect(row.getByRole('button', { name: /^Elle est postée,/ })).toBeVisible()
  const recorded = await page.request.post(`/backend/desk/customers/${accountId}/estate`, {
    headers: { authorization: `Bearer ${await tokenOf(page.request, preparer)}` },
    data: SAMPLE_DEATH,
  })
  expect(recorded.ok()).toBe(true)
  await odile.reload()
  await expect(row).toContainText('Assuré décédé')
  await expect(row.getByRole('button', { name: /^Ouvrir la lettre/ })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Elle est postée,/ })).toHaveCount(0)
  await odile.context().close()
})
