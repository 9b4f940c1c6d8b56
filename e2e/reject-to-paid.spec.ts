import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Payments } from '@sillage/wire/payments/payments.ts'
import { answerOrders } from '../apps/server/src/payments/bank/fake-bank.factory.ts'
import { readBankFile } from '../apps/server/src/payments/bank/read-bank-file.ts'
import { browserOf } from './claim-people.ts'
import { signedIn, tokenOf } from './people.ts'
import { IBAN, importFile, nextStatement, preparedDebit, teller } from './teller.ts'

test('a rejected direct debit is paid by transfer, and the excess is refunded', async ({
  page,
  browser,
}) => {
  test.slow()
  const preparer = await teller(page.request, 'prepare')
  const odile = await browserOf(browser, preparer)
  const remi = await browserOf(browser, await teller(page.request, 'approve'))
  const { email, holder } = await preparedDebit(odile)

  await test.step('a direct debit is prepared, approved by another person, and rejected by the bank', async () => {
    await remi.goto(odile.url())
    await remi.getByRole('button', { name: /^Approuver/ }).click()
    const [download] = await Promise.all([
      remi.waitForEvent('download'),
      remi.getByRole('button', { name: 'Télécharger le fichier' }).click(),
    ])
    const orders = await readBankFile(readFileSync(await download.path()))
    if (orders.kind !== 'collections') throw new Error(orders.kind)
    const { status } = answerOrders(orders, {
      fateOf: ({ name }) => (name === holder ? 'AC01' : 'paid'),
    })
    await importFile(odile, { name: 'compte-rendu.xml', bytes: status })
    await expect(odile.getByText(/Compte rendu lu/)).toBeVisible()
  })

  await signedIn(page, email)
  const due = await test.step('the customer reads why, and how to pay', async () => {
    await page.goto('/payments')
    await expect(page.getByText(/Indiquez un autre compte/)).toBeVisible()
    const headers = { authorization: `Bearer ${await tokenOf(page.request, email)}` }
    const answer = await page.request.get('/backend/payments/user', { headers })
    const { data }: { data: Payments } = await answer.json()
    const [first] = data.contracts.flatMap(({ dues }) => dues)
    if (!first) throw new Error('no due')
    return first
  })

  await test.step('a transfer four cents too high waits for a person to match it', async () => {
    const movement = {
      cents: Math.round(due.owed * 100) + 4,
      on: Temporal.Now.plainDateISO('Europe/Paris'),
      reference: randomBytes(8).toString('hex'),
      party: holder,
      text: due.reference,
      partyIban: IBAN.replaceAll(' ', ''),
    }
    await expect(async () => {
      const bytes = await nextStatement(page.request, { email: preparer, movements: [movement] })
      await importFile(odile, { name: 'releve.xml', bytes })
      await expect(odile.getByText(/Relevé importé/)).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
    await remi.goto('/finance/banque')
    const row = remi.getByRole('row').filter({ hasText: holder })
    await expect(row).toContainText(/dont 0,04.€ en trop, à rendre/)
    await row.getByRole('button', { name: /^Rapprocher/ }).click()
    await expect(remi.getByText('Le mouvement est rapproché.')).toBeVisible()
  })

  await test.step('the instalment is paid, and the four cents are to be refunded', async () => {
    await page.reload()
    await expect(page.getByText(/^0,04.€$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Quittance de l’échéance du/ })).toBeVisible()
  })

  await test.step('an unidentified transfer is closed by two people, with a reason', async () => {
    const party = `INCONNU ${holder}`
    const movement = {
      cents: 1234,
      on: Temporal.Now.plainDateISO('Europe/Paris'),
      reference: randomBytes(8).toString('hex'),
      party,
      text: 'loyer',
    }
    await expect(async () => {
      const bytes = await nextStatement(page.request, { email: preparer, movements: [movement] })
      await importFile(odile, { name: 'releve.xml', bytes })
      await expect(odile.getByRole('row').filter({ hasText: party })).toBeVisible({
        timeout: 10_000,
      })
    }).toPass({ timeout: 60_000 })
    await odile
      .getByRole('row')
      .filter({ hasText: party })
      .getByRole('button', { name: /^Clore/ })
      .click()
    await odile.getByLabel('Pourquoi').fill('Loyer envoyé au mauvais compte')
    await odile.getByRole('button', { name: 'Proposer' }).click()
    await expect(odile.getByText('La clôture est proposée.')).toBeVisible()
    const proposed = odile.getByRole('row').filter({ hasText: party })
    await expect(proposed).toContainText('Une autre personne doit le clore.')
    await expect(odile.getByRole('heading', { name: 'Mouvements non rapprochés' })).toBeFocused()
    await remi.goto('/finance/banque')
    const row = remi.getByRole('row').filter({ hasText: party })
    await expect(row).toContainText('Loyer envoyé au mauvais compte')
    await row.getByRole('button', { name: /^Clore/ }).click()
    await expect(remi.getByText('Le mouvement est clos.')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await odile.context().close()
  await remi.context().close()
})
