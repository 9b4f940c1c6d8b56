import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { buildCollectedContribution } from '../apps/server/src/contracts/contributions/contributions.factory.ts'
import { firstDueOf } from './arrears-days.ts'
import { openOwnDatabase } from './database.ts'
import { accountIdOf, registered, signedIn, tokenOf } from './people.ts'
import { signedContract } from './signed-contract.ts'
import { importStatement, teller } from './teller.ts'

/** « 1 234,56 € » in cents. */
const centsOf = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** What a button downloads, as text. */
async function downloaded(page: Page, button: string | RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

/** The first month that is not closed. */
async function firstOpen(page: Page, email: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, email)}` }
  const answer = await page.request.get('/backend/finance/ledger', { headers })
  const { data }: { data: Ledger } = await answer.json()
  return data.months.findLast(({ closedAt }) => closedAt === null)?.month ?? ''
}

test('a month is closed with its taxes, its balance and its journal in FEC format', async ({
  page,
}) => {
  const email = await teller(page.request, 'prepare', 'admin')
  const month = await firstOpen(page, email)
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 })
  await signedIn(page, email)
  await page.goto('/finance')

  await test.step('the current month can’t be closed', async () => {
    await expect(page.getByRole('button', { name: 'Clôturer le mois' })).toBeDisabled()
  })
  const totals =
    await test.step('the taxes of the month add up line by line, and the balance is even', async () => {
      await page.getByLabel('Mois', { exact: true }).selectOption(month)
      await expect(page).toHaveURL(new RegExp(`mois=${month}$`))
      await expect(page.getByRole('button', { name: 'Clôturer le mois' })).toBeEnabled()
      const levies = await page.locator('.ledger-levies dd').allInnerTexts()
      const [total, ...lines] = levies.map(centsOf).toReversed()
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(total)
      const foot = page.getByRole('table', { name: 'Balance' }).locator('tfoot td')
      const [, debit = '', credit = ''] = await foot.allInnerTexts()
      expect(centsOf(debit)).toBeGreaterThan(0)
      expect(debit).toBe(credit)
      return { debit: centsOf(debit), levies: total }
    })
  await test.step('the month is closed after a warning, and its taxes become due', async () => {
    await page.getByRole('button', { name: 'Clôturer le mois' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Plus rien ne s’écrira dans ce mois')
    const amounts = (await dialog.locator('dd').allInnerTexts()).map(centsOf)
    expect([amounts.at(0), amounts.at(-1)]).toEqual([totals.debit, totals.levies])
    // a double click closes once, and is not told that it failed
    await dialog.getByRole('button', { name: 'Clôturer le mois' }).dblclick()
    await expect(page.getByText(/^Clôturé le/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/ce montant est passé dans les taxes à payer/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clôturer le mois' })).toHaveCount(0)
  })
  const journal = await downloaded(page, 'Journal au format FEC')
  await test.step('the journal has the eighteen fields of FEC, and the totals of the balance', () => {
    const [heads = '', ...rows] = journal.split('\r\n').slice(0, -1)
    expect(heads).toMatch(/^JournalCode\tJournalLib\tEcritureNum\tEcritureDate\t/)
    const lines = rows.map((row) => row.split('\t'))
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([18]))
    expect(lines.every(([, , , day]) => day?.startsWith(month.replace('-', '')))).toBe(true)
    const sum = (field: number) =>
      lines.reduce((cents, line) => cents + centsOf(line[field] ?? ''), 0)
    expect([sum(11), sum(12)]).toEqual([totals.debit, totals.debit])
    const numbers = [...new Set(lines.map((line) => Number(line[2])))]
    expect(numbers).toEqual(numbers.map((_, rank) => (numbers[0] ?? 0) + rank))
  })
  await test.step('a late transfer of a closed month is booked in the next one, and the journal does not change', async () => {
    const customer = (await registered(page.request)).email
    const id = await signedContract(page.request, { email: customer, product: 'car', endingIn: 30 })
    const { reference, cents } = await firstDueOf(id)
    const movement = {
      cents,
      on: next.toPlainDate({ day: 1 }).subtract({ days: 1 }),
      reference: randomBytes(8).toString('hex'),
      party: 'Lou Perrin',
      text: reference,
    }
    await page.goto('/finance/banque')
    await importStatement(page, { email, movements: [movement], on: movement.on })
    await page.goto(`/finance?mois=${next.toString()}`)
    const late = (await downloaded(page, 'Journal en CSV')).split('\r\n')
    expect(
      late.some((line) => line.startsWith(`${next.toString()}-01;`) && line.includes(id)),
    ).toBe(true)
    await page.goto(`/finance?mois=${month}`)
    expect(await downloaded(page, 'Journal au format FEC')).toBe(journal)
  })
})

test('paid contributions are handed to a partner against a certificate, and booked', async ({
  page,
  browser,
}) => {
  const customer = (await registered(page.request)).email
  const database = await openOwnDatabase()
  const owner = accountIdOf(await tokenOf(page.request, customer))
  const { id } = await buildCollectedContribution(database, owner)
  await database.destroy()
  const email = await teller(page.request, 'prepare', 'admin')
  await signedIn(page, email)
  const certificate = `C-${randomBytes(4).toString('hex')}`

  const amount =
    await test.step('a contribution that is paid and no longer refundable is handed over', async () => {
      await page.goto('/admin/contributions')
      await page.getByLabel('Étape').selectOption({ label: 'À remettre' })
      const row = page.getByRole('row').filter({ hasText: id.slice(0, 8) })
      await expect(row.getByRole('rowheader')).toContainText('Renault Clio')
      const remaining = (await row.locator('b').innerText()).trim()
      await row.getByRole('checkbox').check()
      await expect(page.getByText(`1 contribution, ${remaining}`)).toBeVisible()
      await page.getByLabel('Partenaire').fill('Forêts de Bretagne')
      await page.getByLabel('Numéro du certificat').fill(certificate)
      await page.getByRole('button', { name: 'Noter remises' }).click()
      await page.getByLabel('Étape').selectOption({ label: 'Terminées' })
      await expect(row).toContainText(`Forêts de Bretagne, certificat ${certificate}`)
      return remaining
    })
  await test.step('the bank debit is recognised by the certificate', async () => {
    await page.goto('/finance/banque')
    const movement = {
      cents: -centsOf(amount),
      on: Temporal.Now.plainDateISO('Europe/Paris'),
      reference: randomBytes(8).toString('hex'),
      party: 'FORETS DE BRETAGNE',
      text: `VIR certificat ${certificate}`,
    }
    await importStatement(page, { email, movements: [movement] })
  })
  await test.step('the journal shows both entries, and the customer sees the certificate', async () => {
    await page.goto('/finance')
    const lines = (await downloaded(page, 'Journal en CSV')).split('\r\n')
    const handed = lines.filter((line) => line.includes(id) && line.includes('remise'))
    expect(handed).toHaveLength(2)
    expect(lines.some((line) => line.includes('Contribution climat virée'))).toBe(true)
    const lou = await (await browser.newContext()).newPage()
    await signedIn(lou, customer)
    await lou.goto('/emissions')
    await expect(lou.getByText(new RegExp(certificate))).toBeVisible()
    await lou.context().close()
  })
})
