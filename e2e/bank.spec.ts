import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Payments } from '@sillage/wire/payments/payments.ts'
import { answerOrders } from '../apps/server/src/payments/bank/fake-bank.factory.ts'
import { readBankFile } from '../apps/server/src/payments/bank/read-bank-file.ts'
import { browserOf } from './claim-people.ts'
import { DEMO, registered, signedIn, tokenOf } from './people.ts'
import { signedContract } from './signed-contract.ts'
import { IBAN, importFile, importStatement, preparedDebit, teller } from './teller.ts'

test('a direct debit is prepared, approved by another person, settled by a statement, and shown as paid', async ({
  page,
  browser,
}) => {
  const preparer = await teller(page.request, 'prepare')
  const odile = await browserOf(browser, preparer)
  const remi = await browserOf(browser, await teller(page.request, 'approve'))
  const { email, holder } = await preparedDebit(odile)

  await test.step('the person who prepared a batch can’t approve it', async () => {
    await expect(odile.getByText('Une autre personne doit approuver').first()).toBeVisible()
    await expect(odile.getByRole('button', { name: /^Approuver/ })).toHaveCount(0)
  })
  await test.step('an IBAN is masked until it is asked for', async () => {
    await odile.getByRole('button', { name: `Afficher l’IBAN de ${holder}` }).click()
    await expect(odile.getByText(IBAN.replaceAll(' ', '\u00a0'))).toBeVisible()
  })
  const file =
    await test.step('a second person approves it, and its file can be downloaded', async () => {
      await remi.goto(odile.url())
      await remi.getByRole('button', { name: /^Approuver/ }).click()
      await expect(remi.getByText('Empreinte SHA-256')).toBeVisible()
      const [download] = await Promise.all([
        remi.waitForEvent('download'),
        remi.getByRole('button', { name: 'Télécharger le fichier' }).click(),
      ])
      return readFileSync(await download.path())
    })
  await test.step('a truncated file is refused, and books nothing', async () => {
    await importFile(odile, { name: 'coupe.xml', bytes: file.subarray(0, 400) })
    await expect(odile.getByText('Ce fichier n’est pas pris en compte.')).toBeVisible()
  })
  await test.step('the bank statement settles it, and importing it twice changes nothing', async () => {
    const orders = await readBankFile(file)
    if (orders.kind !== 'collections') throw new Error(orders.kind)
    const { movements } = answerOrders(orders)
    const statement = await importStatement(odile, { email: preparer, movements })
    await importFile(odile, { name: 'releve.xml', bytes: statement })
    await expect(odile.getByText('rien n’a changé')).toBeVisible()
  })

  await signedIn(page, email)
  await page.goto('/payments')
  await expect(page.getByText('Rien à régler.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quittance de l’échéance du/ })).toBeVisible()
  await test.step('a debit returned by the demonstration bank is owed again', async () => {
    await odile.goto('/finance/banque')
    await odile.getByRole('link', { name: 'Banque de démonstration' }).click()
    // replies for other journeys' orders are left to those journeys
    for (const other of await odile.getByRole('combobox').all())
      if ((await other.locator('option[value=wait]').count()) > 0) await other.selectOption('wait')
    const lot = odile.locator('details').filter({ hasText: holder })
    const mine = lot.locator('li').filter({ hasText: holder })
    await lot.locator('summary').click()
    await mine.getByRole('combobox').selectOption('MD06')
    await odile.getByRole('button', { name: 'Remettre les réponses à Sillage' }).click()
    await expect(odile.getByRole('status')).toContainText('1\u00a0mouvement inscrit')
    await expect(mine).toContainText('revenu')
    await page.reload()
    await expect(page.getByText('Rien à régler.')).toHaveCount(0)
  })
  await test.step('an unknown payment is matched by one person and confirmed by another', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(page.request, email)}` }
    const answer = await page.request.get('/backend/payments/user', { headers })
    const { data }: { data: Payments } = await answer.json()
    const reference = data.contracts[0]?.dues[0]?.reference ?? ''
    await odile.goto('/finance/banque')
    await odile
      .getByRole('button', { name: /^Chercher ce qu’il paie.: 25,00.€ de M. OU MME VIDAL$/ })
      .first()
      .click()
    await odile.getByLabel('Nom ou référence').fill(reference)
    await odile.getByRole('button', { name: new RegExp(`Proposer .*${reference}`) }).click()
    await expect(odile.getByText('Une autre personne doit le rapprocher.')).toBeVisible()
    await remi.goto('/finance/banque')
    await remi.getByRole('button', { name: /^Rapprocher 25,00.€ de M. OU MME VIDAL$/ }).click()
    await expect(remi.getByText('Le mouvement est rapproché.')).toBeVisible()
  })
  await odile.context().close()
  await remi.context().close()
})

test('the list of instalments is filtered by day and method, and exported as CSV', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'car', endingIn: 30 })
  const headers = { authorization: `Bearer ${await tokenOf(page.request, email)}` }
  const answer = await page.request.get('/backend/payments/user', { headers })
  const { data }: { data: Payments } = await answer.json()
  const [due] = data.contracts.flatMap(({ dues }) => dues)
  const day = due?.due_on ?? ''
  await signedIn(page, await teller(page.request, 'prepare'))
  await page.goto('/finance/banque')
  await page.getByRole('tab', { name: 'Échéances' }).click()
  await page.getByLabel('Moyen de paiement').selectOption({ label: 'Virement' })
  await page.getByLabel('Du', { exact: true }).fill(day)
  await page.getByLabel('au', { exact: true }).fill(day)
  await expect(page.getByRole('table', { name: /^Échéances du/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`vue=echeances&moyen=transfer&du=${day}&au=${day}$`))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter en CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  const line = lines.find((one) => one.includes(due?.reference ?? '?'))
  expect(line).toMatch(new RegExp(`^${day};.*Renault Clio.*;virement;`))
})

test('no state of a batch is cut, at the widths of a tablet and beside an open batch', async ({
  page,
}) => {
  await signedIn(page, DEMO.admin)
  for (const [width, isOpen] of [
    [768, false],
    [1000, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/finance/banque')
    const batches = page.getByRole('region', { name: 'Lots', exact: true })
    if (isOpen)
      await batches
        .getByRole('button', { name: /^Ouvrir le lot/ })
        .first()
        .click()
    await expect(batches.getByRole('row').nth(1)).toBeVisible()
    const [room, needed] = await batches.evaluate((frame): [number, number] => [
      frame.clientWidth,
      frame.scrollWidth,
    ])
    expect(needed, `at ${width}`).toBeLessThanOrEqual(room)
  }
})

test('on a phone, the tab that is open is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, DEMO.advisor)
  await page.goto('/finance/banque?vue=recours')
  const tab = page.getByRole('tab', { name: /^Recours/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('tab', { name: /^Banque/ }).click()
  await expect(page.getByRole('tab', { name: /^Banque/ })).toBeInViewport({ ratio: 0.99 })
})

test('even a root without a payment capability can’t open the bank page', async ({ page }) => {
  await signedIn(page, DEMO.root)
  await page.goto('/finance/banque')
  await expect(page).toHaveURL(/unauthorized/)
})
